import { expect, test } from 'vitest';
import type { SeenEvent } from './events.ts';
import { standardPack } from './pack/standard.ts';
import { knownThefts, type Recall, remember, startRecall } from './recall.ts';

const DEALT: SeenEvent = { kind: 'actBegan', act: 1 };

/** Seat 0 is known to hold a laundering, seat 1 steals a card unseen, and seat 0 discards a laundering. */
const robbed: readonly SeenEvent[] = [
  DEALT,
  { kind: 'handCardStolen', seat: 2, from: 0, card: 'laundering' },
  { kind: 'handCardStolen', seat: 0, from: 2, card: 'laundering' },
  { kind: 'handCardStolen', seat: 1, from: 0, card: undefined },
  { kind: 'cardDiscarded', seat: 0, card: 'laundering' },
];

const mayHaveTaken = (recall: Recall, card: string): boolean =>
  knownThefts(recall)
    .at(-1)!
    .candidates.some(each => each.kind === 'card' && each.card === card);

const after = (...events: readonly SeenEvent[]): Recall =>
  events.reduce(remember, startRecall(3, withCopies('laundering', 2)));

const withCopies = (job: string, copies: number): typeof standardPack => ({
  ...standardPack,
  jobs: standardPack.jobs.map(each => (each.id === job ? { ...each, copies } : each)),
});

test('table 9: a discarded job may be a second copy, as long as one is unseen', () => {
  expect(mayHaveTaken(after(...robbed), 'laundering')).toBe(true);
  const laid: SeenEvent = { kind: 'jobsLaid', jobs: ['laundering'] };
  expect(mayHaveTaken(after(DEALT, laid, ...robbed.slice(1)), 'laundering')).toBe(false);
  expect(mayHaveTaken(after(...robbed, laid), 'laundering')).toBe(false);
});

test('table 9: after a reshuffle a discarded job may be anywhere', () => {
  const discarded: SeenEvent = { kind: 'cardDiscarded', seat: 1, card: 'laundering' };
  const before = [DEALT, discarded, { kind: 'jobsReshuffled', count: 1 } as const];
  expect(mayHaveTaken(after(...before, ...robbed.slice(1)), 'laundering')).toBe(true);
  expect(mayHaveTaken(after(DEALT, discarded, ...robbed.slice(1)), 'laundering')).toBe(false);
});
