// Decides which choices of a batch are stored. Pure, and the same for both databases, which only supply the facts.
import type { Append, AppendResult, Stage } from './rows.ts';

export interface MatchFacts {
  readonly stage: Stage;
  readonly revision: number;
  readonly last: number; // of the last row, 0 before the first
}

export interface Facts {
  readonly matches: ReadonlyMap<string, MatchFacts>;
  /** The number of a stored row whose command is in this batch again. */
  numberOf(match: string, command: string): number | undefined;
}

/** One result for each item. After a refused item the later ones of its match are refused too: they build on it. */
export function classifyAppends(batch: readonly Append[], facts: Facts): AppendResult[] {
  const matches = new Map(facts.matches);
  const refused = new Set<string>();
  const accepted = new Map<string, number>();
  return batch.map(({ row, match: patch, revision }) => {
    const again = accepted.get(keyOf(row.match, row.command));
    if (again !== undefined) return { duplicate: again };
    const known = facts.numberOf(row.match, row.command);
    const match = matches.get(row.match);
    const fits = match?.last === row.number - 1 && (revision === undefined || revision === match.revision);
    if (known === undefined && match?.stage === 'playing' && fits && !refused.has(row.match)) {
      accepted.set(keyOf(row.match, row.command), row.number);
      matches.set(row.match, { ...match, stage: patch?.stage ?? match.stage, last: row.number });
      return 'done';
    }
    refused.add(row.match);
    if (known !== undefined) return { duplicate: known };
    return match?.stage === 'playing' ? 'taken' : 'gone';
  });
}

export const keyOf = (match: string, command: string): string => JSON.stringify([match, command]);
