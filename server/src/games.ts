// Every game this server serves. Nothing else here knows one by name.
import { cashnguns } from '@omerta/cashnguns/rules';
import { type Corleone, checkPack, contentOf, corleone, describeProblem, standardPack } from '@omerta/corleone/rules';
import type { GameTypes, Rules } from '@omerta/kernel';

export type AnyRules = Rules<GameTypes>;

export interface ServedGame {
  readonly id: string;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  /** With the pack every table uses unless it brings its own. */
  readonly standard: AnyRules;
  /** With a table's own pack, or what is wrong with that. */
  rulesFor(pack: unknown): ReadPack;
  /** What `rulesFor` has made these rules of; undefined for the standard ones. */
  packOf(rules: AnyRules): unknown;
  defaultOptions(players: number): object;
}

export type ReadPack =
  | { readonly ok: true; readonly rules: AnyRules }
  | { readonly ok: false; readonly problems: readonly string[] };

const standardRules = corleone(standardPack);

const GAMES: readonly ServedGame[] = [
  {
    id: 'corleone',
    players: { least: 2, most: 5, usual: 4 },
    standard: standardRules,
    rulesFor(json) {
      const { pack, errors } = checkPack(json);
      return pack === undefined
        ? { ok: false, problems: errors.map(describeProblem) }
        : { ok: true, rules: corleone(pack) };
    },
    packOf: rules => (rules.pack === standardRules.pack ? undefined : contentOf(rules as Rules<Corleone>).pack),
    defaultOptions: players => ({ players }),
  },
  {
    id: 'cashnguns',
    players: { least: 4, most: 8, usual: 6 },
    standard: cashnguns,
    rulesFor: () => ({ ok: false, problems: ['This game has no packs.'] }),
    packOf: () => undefined,
    defaultOptions: players => ({ players }),
  },
];

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

export function gameOf(id: string): ServedGame | undefined {
  return GAMES.find(game => game.id === id);
}
