import type { GameTypes, Rules } from './rules.ts';

/** A game as every program knows it. Its words, bots, table and the like are entries of its own package. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly players: PlayerRange;
  /** With the content every table uses unless it brings its own. */
  readonly rules: Rules<G>;
  /** The options of a table where nothing was chosen. */
  optionsFor(players: number): G['Options'] & object;
  playersIn(options: G['Options']): number;
  /** Rules of the table that may be chosen. */
  readonly switches: readonly RuleSwitch[];
  /** Missing where the content of the game is always the same. */
  readonly packs?: Packs<G>;
}

export interface PlayerRange {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** A rule of the table that may be chosen. */
export interface RuleSwitch {
  readonly field: string; // of the options
  readonly values: readonly (string | number | boolean)[]; // the usual one first; it is left out of the options
  readonly needs?: string; // another field that must be on for this one to matter
}

/** Content that tables may bring. */
export interface Packs<G extends GameTypes = GameTypes> {
  read(json: unknown): ReadPack<G>;
  /** What these rules were made of; undefined for the standard content. */
  packOf(rules: Rules<G>): unknown;
}

/** Problems name the entry and the field, one line each. */
export type ReadPack<G extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly rules: Rules<G>; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** The rules of a table that may have brought its own content; problems for content that cannot be used. */
export function rulesWith<G extends GameTypes>(game: Game<G>, pack: unknown): ReadPack<G> {
  if (pack === undefined) return { ok: true, rules: game.rules, warnings: [] };
  return game.packs?.read(pack) ?? { ok: false, problems: ['This game has no packs.'], warnings: [] };
}
