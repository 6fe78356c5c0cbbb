import { cashnguns } from '@omerta/cashnguns/rules';
import { expect, test } from 'vitest';
import { begin, type MatchProgress } from './progress.ts';
import { take } from './take.ts';
import { questionOf } from './visibleTo.ts';

function answered(progress: MatchProgress, seat: number, text: string): MatchProgress {
  const taken = take(progress, { kind: 'choice', seat, text, by: 'player' });
  if (!taken.ok) throw new Error(`${text} of seat ${seat}: ${taken.refusal.code}`);
  return taken.progress;
}

function answeredByAll(progress: MatchProgress, texts: readonly string[]): MatchProgress {
  return texts.reduce((before, text, seat) => answered(before, seat, text), progress);
}

/** All have loaded; all but the last have aimed. */
function beforeTheLastAim(): MatchProgress {
  const begun = begin(cashnguns, { options: { players: 4 }, seed: 1 }, 4);
  const loaded = answeredByAll(begun, ['click', 'click', 'click', 'click']);
  return answeredByAll(loaded, ['aim:C', 'aim:C', 'aim:A']);
}

test('a late answer to a question that another player ended is no answer to the next one', () => {
  const early = beforeTheLastAim();
  const change = questionOf(early, 0)!;
  expect(change).toMatchObject({ prompt: { kind: 'aim' }, isChange: true, decision: 3 });
  const revealed = answered(early, 3, 'aim:C');
  expect(questionOf(revealed, 0)).toBeUndefined();
  expect(questionOf(revealed, 1)).toMatchObject({ prompt: { kind: 'privilege' } });
  const ordered = answered(revealed, 1, 'order:A');
  expect(questionOf(ordered, 0)).toMatchObject({ prompt: { kind: 'retarget' }, isChange: false });
  expect(questionOf(ordered, 0)!.decision).toBeGreaterThan(change.decision);
});

test('an open question keeps its number when other players answer', () => {
  const early = beforeTheLastAim();
  expect(questionOf(early, 3)).toMatchObject({ prompt: { kind: 'aim' }, isChange: false, decision: 1 });
  const changed = answered(early, 0, 'aim:B');
  expect(changed.decisions).toEqual([4, 3, 3, 1]);
});
