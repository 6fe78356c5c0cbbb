import { cashnguns } from '@omerta/cashnguns/rules';
import { expect, test } from 'vitest';
import { choiceOf } from '../testing/randomRows.ts';
import { CHANGES_EARNED, MOST_CHANGES } from './changes.ts';
import { begin, type MatchProgress } from './progress.ts';
import { restore, snapshotOf } from './snapshot.ts';
import { take, takeUnlimited } from './take.ts';

const beginning = { options: { players: 4 }, seed: 1 };

function loaded(progress: MatchProgress, seat: number, text: string): MatchProgress {
  const taken = take(progress, choiceOf(seat, text));
  if (!taken.ok) throw new Error(taken.refusal.code);
  return taken.progress;
}

/** Seat 0 has answered, and changed its answer as often as it may. */
function exhausted() {
  const rows = Array.from({ length: 1 + MOST_CHANGES }, (_, at) => choiceOf(0, at % 2 === 0 ? 'click' : 'bang'));
  const progress = rows.reduce((each, { seat, text }) => loaded(each, seat, text), begin(cashnguns, beginning, 4));
  return { rows, progress };
}

test('an answer is changed only so often; only the seat that did so is refused', () => {
  const { progress } = exhausted();
  expect(progress.changesLeft).toEqual([0, ...[1, 2, 3].map(() => MOST_CHANGES)]);
  expect(take(progress, choiceOf(0, 'bang'))).toEqual({ ok: false, refusal: { code: 'tooManyChanges' } });
  expect(take(loaded(progress, 1, 'click'), choiceOf(1, 'bang'))).toMatchObject({ ok: true });
});

test('what the rules refuse is refused for their reason', () => {
  const { progress } = exhausted();
  const undo = { kind: 'undo', seat: 0, text: '', by: 'player' } as const;
  expect(take(progress, undo)).toEqual({ ok: false, refusal: { code: 'noUndo' } });
  expect(take(progress, choiceOf(0, 'aim:B'))).toMatchObject({ refusal: { code: 'illegal' } });
});

test('each answer to a new question earns some changes', () => {
  const aiming = [1, 2, 3].reduce((each, seat) => loaded(each, seat, 'click'), exhausted().progress);
  expect(loaded(aiming, 0, 'aim:B').changesLeft[0]).toBe(CHANGES_EARNED);
});

test('rows that are stored count, and are never refused: earlier releases had no limit', () => {
  const { rows, progress } = exhausted();
  const taken = takeUnlimited(progress, choiceOf(0, 'bang'));
  if (!taken.ok) throw new Error(taken.refusal.code);
  const all = [...rows, choiceOf(0, 'bang')];
  const snapshot = snapshotOf(taken.progress);
  const stored = { beginning, players: 4, rows: all, snapshot };
  expect(restore(cashnguns, stored)).toMatchObject({ ok: true, progress: { changesLeft: [0, 100, 100, 100] } });
  const { changesLeft: _, ...old } = snapshot;
  expect(restore(cashnguns, { ...stored, snapshot: old })).toMatchObject({ ok: true });
});
