import type { Factions } from './factions.ts';
import type { GameTypes, Rules } from './rules.ts';

/** A game as every program knows it. Its words, bots, table and the like are entries of its own package. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly players: PlayerRange;
  /** With the standard content. */
  readonly rules: Rules<G>;
  /** The default options. */
  optionsFor(players: number): G['Options'] & object;
  playersIn(options: G['Options']): number;
  /** Options a host may set. */
  readonly switches: readonly RuleSwitch[];
  /** Missing if players do not choose what they play as. */
  readonly factions?: Factions<G>;
  /** Missing if the game has only its standard content. */
  readonly packs?: Packs<G>;
}

export interface PlayerRange {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** An option a host may set. */
export interface RuleSwitch {
  readonly field: string; // of the options
  readonly values: readonly (string | number | boolean)[]; // the default first; it is left out of the options
  readonly needs?: string; // another field that must be on for this one to matter
}

/** Content packs a table may bring. */
export interface Packs<G extends GameTypes = GameTypes> {
  read(json: unknown): ReadPack<G>;
  /** The pack of these rules; undefined for the standard content. */
  packOf(rules: Rules<G>): object | undefined;
}

/** Problems name the entry and the field, one line each. */
export type ReadPack<G extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly rules: Rules<G>; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** The rules for a table with its own pack, or the problems of that pack. */
export function rulesWith<G extends GameTypes>(game: Game<G>, pack: unknown): ReadPack<G> {
  if (pack === undefined) return { ok: true, rules: game.rules, warnings: [] };
  return game.packs?.read(pack) ?? { ok: false, problems: ['This game has no packs.'], warnings: [] };
}
