import type { PlayerRange, RuleSwitch, Seat } from '@omerta/kernel';
import type { Content } from './content.ts';

export interface Options {
  readonly players: number;
  /** By seat, all different (RN-29); in the order of the pack if missing. */
  readonly families?: readonly string[];
  /** The first holder of the horse head; random if missing (S9). */
  readonly firstPlayer?: Seat;
}

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 5;
export const range: PlayerRange = { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 4 };

/** What a host may choose. */
export const switches: readonly RuleSwitch[] = [{ field: 'firstPlayer', values: ['random', 0] }];

/** S1: problems in words, naming the field. */
export const checkOptions = (content: Content, options: unknown): string[] => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return ['options: must be an object'];
  const problems: string[] = [];
  const { players, families, firstPlayer, ...unknown } = options as Record<string, unknown>;
  const count = typeof players === 'number' && Number.isInteger(players) ? players : 0;
  if (count < LEAST_PLAYERS || count > MOST_PLAYERS) problems.push('players: must be 2 to 5');
  if (families !== undefined) problems.push(...checkFamilies(content, families, count));
  if (
    firstPlayer !== undefined &&
    !(Number.isInteger(firstPlayer) && Number(firstPlayer) >= 0 && Number(firstPlayer) < count)
  ) {
    problems.push('firstPlayer: must be the number of a seat, from 0');
  }
  for (const field of Object.keys(unknown)) problems.push(`${field}: no such option`);
  return problems;
};

const checkFamilies = (content: Content, families: unknown, players: number): string[] => {
  if (!Array.isArray(families)) return ['families: must be a list'];
  const problems: string[] = [];
  if (families.length !== players) problems.push(`families: must name ${players} families, one for each player`);
  if (new Set(families).size !== families.length) problems.push('families: must be all different');
  for (const family of families) {
    if (!content.families.some(({ id }) => id === family))
      problems.push(`families: no family ${JSON.stringify(family)}`);
  }
  return problems;
};
