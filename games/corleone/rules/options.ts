import { factionProblems, type PlayerRange, type RuleSwitch, type Seat } from '@omerta/kernel';
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
  if (families !== undefined) {
    const all = content.families.map(({ id }) => id);
    problems.push(...factionProblems({ field: 'families', all }, 'family', families, count));
  }
  if (
    firstPlayer !== undefined &&
    !(Number.isInteger(firstPlayer) && Number(firstPlayer) >= 0 && Number(firstPlayer) < count)
  ) {
    problems.push('firstPlayer: must be the number of a seat, from 0');
  }
  for (const field of Object.keys(unknown)) problems.push(`${field}: no such option`);
  return problems;
};
