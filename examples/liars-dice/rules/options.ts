import type { PlayerRange, RuleSwitch } from '@omerta/kernel';

export interface Options {
  readonly players: number;
  readonly wildOnes?: boolean;
  readonly spotOn?: boolean;
  readonly secondRoll?: boolean;
}

/** The rules of a table with every default filled in. */
export interface TableRules {
  readonly wildOnes: boolean;
  readonly spotOn: boolean;
  readonly secondRoll: boolean;
}

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 6;

export const range: PlayerRange = { least: LEAST_PLAYERS, most: MOST_PLAYERS, usual: 4 };

/** What a host may choose, the usual value first. */
export const switches = [
  { field: 'wildOnes', values: [true, false] },
  { field: 'spotOn', values: [false, true] },
  { field: 'secondRoll', values: [false, true] },
] as const satisfies readonly RuleSwitch[];

export const tableRulesOf = ({ wildOnes = true, spotOn = false, secondRoll = false }: Options): TableRules => ({
  wildOnes,
  spotOn,
  secondRoll,
});

/** Problems in words, naming the field. */
export const checkOptions = (options: unknown): string[] => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return ['options: must be an object'];
  const { players, ...others } = options as Record<string, unknown>;
  const problems: string[] = [];
  const count = Number.isInteger(players) ? Number(players) : 0;
  if (count < LEAST_PLAYERS || count > MOST_PLAYERS)
    problems.push(`players: must be ${LEAST_PLAYERS} to ${MOST_PLAYERS}`); // L1
  for (const [field, value] of Object.entries(others)) {
    if (!switches.some(each => each.field === field)) problems.push(`${field}: no such option`);
    else if (value !== undefined && typeof value !== 'boolean') problems.push(`${field}: must be true or false`);
  }
  return problems;
};
