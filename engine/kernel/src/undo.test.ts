import { expect, test } from 'vitest';
import type { Author, GameTypes, Rules } from './rules.ts';
import { only, type Seat } from './seats.ts';
import { type ChoiceFacts, factsOf, openChoices, type PlayedRow, survivingChoices, undoable } from './undo.ts';

const [A, B] = [0, 1];

/** The game waits for A before and after; nothing is revealed. */
const quiet: ChoiceFacts = {
  seat: A,
  by: 'player',
  revealing: false,
  chanceBefore: 70,
  chanceAfter: 70,
  waitingBefore: only(A),
  waitingAfter: only(A),
};

test('a seat may take back all its latest choices that revealed nothing', () => {
  expect(undoable([], A)).toBe(0);
  expect(undoable([quiet], A)).toBe(1);
  expect(undoable([quiet, quiet, quiet], A)).toBe(3);
  expect(undoable([quiet, quiet, quiet], B)).toBe(0);
});

const final: [string, Partial<ChoiceFacts>][] = [
  ['was revealing', { revealing: true }],
  ['used chance', { chanceAfter: 71 }],
  ['the clock gave', { by: 'clock' }],
  ['ended the turn', { waitingAfter: only(B) }],
  ['ended the game', { waitingAfter: 0 }],
  ['was asked of several', { waitingBefore: only(A) | only(B), waitingAfter: only(A) | only(B) }],
  ['answered for the last of several', { waitingBefore: only(A) | only(B) }],
  ['changed a secret answer', { waitingBefore: only(B), waitingAfter: only(B) }],
  ['another seat made', { seat: B, waitingBefore: only(B) }],
];

test.each(final)('a choice that %s is final, and so are all before it', (_name, facts) => {
  const barrier = { ...quiet, ...facts };
  expect(undoable([quiet, barrier], A)).toBe(0);
  expect(undoable([quiet, barrier, quiet], A)).toBe(1);
  expect(openChoices([quiet, barrier, quiet, quiet])).toEqual([quiet, quiet]);
});

test('choices that are no longer listed were final anyway', () => {
  for (const [, facts] of final) {
    const all = [quiet, { ...quiet, ...facts }, quiet];
    for (const seat of [A, B]) expect(undoable(openChoices(all), seat)).toBe(undoable(all, seat));
  }
});

interface Moment {
  readonly waiting: number;
  readonly chance: number;
}

/** As much of a game as facts are made of. */
const rules = {
  waitingFor: ({ waiting }: Moment) => waiting,
  chanceUsed: ({ chance }: Moment) => chance,
  isRevealing: ({ kind }: { readonly kind: string }) => kind === 'shown',
} as unknown as Rules<GameTypes>;

test('facts tell what a choice did: who is waited for, whether chance was used or something shown', () => {
  const [before, after] = [
    { waiting: only(A), chance: 3 },
    { waiting: only(B), chance: 4 },
  ];
  expect(factsOf(rules, before, after, [{ kind: 'moved' }], { seat: A, by: 'clock' })).toEqual({
    seat: A,
    by: 'clock',
    revealing: false,
    chanceBefore: 3,
    chanceAfter: 4,
    waitingBefore: only(A),
    waitingAfter: only(B),
  });
  const shown = factsOf(rules, before, before, [{ kind: 'moved' }, { kind: 'shown' }], { seat: A, by: 'player' });
  expect(undoable([shown], A)).toBe(0);
  expect(undoable([factsOf(rules, before, before, [], { seat: A, by: 'player' })], A)).toBe(1);
});

const choice = (seat: Seat, text: string, by: Author = 'player'): PlayedRow => ({ kind: 'choice', seat, text, by });
const undo = (seat: Seat): PlayedRow => ({ kind: 'undo', seat, text: '', by: 'player' });

test('an undo takes back the last choice that counts', () => {
  const rows = [choice(A, 'one'), choice(A, 'two'), undo(A), choice(A, 'three'), undo(A), undo(A), choice(A, 'four')];
  expect(survivingChoices(rows)).toEqual([[A, 'four']]);
  expect(survivingChoices(rows.slice(0, 4))).toEqual([
    [A, 'one'],
    [A, 'three'],
  ]);
  expect(survivingChoices([choice(B, 'slow', 'clock'), choice(A, 'one'), undo(A)])).toEqual([[B, 'slow', 'clock']]);
});

test('rows that cannot have come about are refused', () => {
  expect(() => survivingChoices([undo(A)])).toThrow('Row 1: A takes back a choice that is not its own');
  expect(() => survivingChoices([choice(A, 'one'), undo(B)])).toThrow('Row 2: B takes back');
});
