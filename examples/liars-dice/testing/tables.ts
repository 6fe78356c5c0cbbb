import { LEAST_PLAYERS, MOST_PLAYERS, type Options } from '../rules/options.ts';

/** Every number of players, with and without the rules a table may choose. */
export const TABLES: readonly Options[] = Array.from({ length: MOST_PLAYERS - LEAST_PLAYERS + 1 }, (_, more) => {
  const players = LEAST_PLAYERS + more;
  return [{ players }, { players, spotOn: true, secondRoll: true }, { players, wildOnes: false, secondRoll: true }];
}).flat();

export const tableName = ({ players, ...chosen }: Options): string =>
  [`${players} players`, ...Object.entries(chosen).map(([field, value]) => `${field} ${value}`)].join(', ');
