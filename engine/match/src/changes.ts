// How often players may change their mind (docs/decisions/0022): every undo and every change is a row that is stored for
// good, and a match is opened from its rows.
import { has, type PlayedRow } from '@omerta/kernel';
import type { MatchProgress } from './progress.ts';

/** At first, and at most: no player who plays needs as many. */
export const MOST_CHANGES = 100;

/** Earned with each answer to a new question. */
export const CHANGES_EARNED = 4;

/** An undo, or another answer to a question that the seat has answered. */
export function isChange({ rules, state }: Pick<MatchProgress, 'rules' | 'state'>, row: PlayedRow): boolean {
  return row.kind === 'undo' || !has(rules.waitingFor(state), row.seat);
}

/** After a row that led from one progress to the other. An answer repeated after an undo earns nothing. */
export function changesLeftAfter(
  before: MatchProgress,
  row: PlayedRow,
  mostAnswers: MatchProgress['mostAnswers'],
): readonly number[] {
  const { seat } = row;
  const left = before.changesLeft[seat]!;
  const isNew = mostAnswers[seat]! > before.mostAnswers[seat]!;
  if (isChange(before, row)) return before.changesLeft.with(seat, Math.max(0, left - 1));
  return isNew ? before.changesLeft.with(seat, Math.min(MOST_CHANGES, left + CHANGES_EARNED)) : before.changesLeft;
}
