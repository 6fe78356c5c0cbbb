import { expect, test } from 'vitest';
import { nextHolder, onScreen } from './passing.ts';

const people = [0, 2];

test('alone, the device is not handed on', () => {
  expect(nextHolder({ people: [0], waiting: [0], holder: 0 })).toBeUndefined();
});

test('the device stays while its holder is asked, and while bots play', () => {
  expect(nextHolder({ people, waiting: [0], holder: 0 })).toBeUndefined();
  expect(nextHolder({ people, waiting: [1], holder: 0 })).toBeUndefined();
  expect(nextHolder({ people, waiting: [], holder: 2 })).toBeUndefined();
});

test('it goes to the player who is asked', () => {
  expect(nextHolder({ people, waiting: [2], holder: 0 })).toBe(2);
  expect(nextHolder({ people, waiting: [0], holder: 2 })).toBe(0);
  expect(nextHolder({ people, waiting: [1, 2], holder: 'spectator' })).toBe(2);
});

test('in a secret round everybody gets it once, in turn order', () => {
  const all = [0, 1, 2, 3];
  expect(nextHolder({ people: all, waiting: [0, 1, 2, 3], holder: 1 })).toBeUndefined();
  expect(nextHolder({ people: all, waiting: [0, 2, 3], holder: 1 })).toBe(2);
  expect(nextHolder({ people: all, waiting: [0, 3], holder: 3 })).toBeUndefined();
  expect(nextHolder({ people: all, waiting: [0], holder: 3 })).toBe(0);
});

const A = 0;
const B = 2;
const device = { people, waiting: [A], given: A, shown: A, isOver: false } as const;

test('alone there is no curtain', () => {
  expect(onScreen({ ...device, people: [0], given: 'spectator' })).toEqual({ kind: 'table', next: undefined });
});

test('its holder sees the table, and whom it goes to next', () => {
  expect(onScreen(device)).toEqual({ kind: 'table', next: undefined });
  expect(onScreen({ ...device, waiting: [B] })).toEqual({ kind: 'table', next: B });
});

test('opening the curtain before the game has answered shows nothing of the previous hand', () => {
  expect(onScreen({ ...device, waiting: [B], given: B })).toEqual({ kind: 'curtain', seat: B });
  expect(onScreen({ ...device, waiting: [B], given: B, shown: 'spectator' })).toEqual({ kind: 'curtain', seat: B });
});

test('a page that goes out of sight is covered at once, also while its holder is asked', () => {
  expect(onScreen({ ...device, given: 'spectator' })).toEqual({ kind: 'curtain', seat: A });
});

test('while bots play, a page that was put aside shows no hand', () => {
  expect(onScreen({ ...device, waiting: [1], given: 'spectator' })).toEqual({ kind: 'nothing' });
  expect(onScreen({ ...device, waiting: [1], given: 'spectator', shown: 'spectator' })).toEqual({
    kind: 'table',
    next: undefined,
  });
});

test('when the game is over there is no curtain, and still no hand of another player', () => {
  const over = { ...device, waiting: [], isOver: true };
  expect(onScreen(over)).toEqual({ kind: 'table', next: undefined });
  expect(onScreen({ ...over, given: 'spectator' })).toEqual({ kind: 'nothing' });
});

test('no hand is ever on the page of another player, whatever comes first', () => {
  const viewers = [A, B, 'spectator'] as const;
  for (const given of viewers)
    for (const shown of [...viewers, undefined])
      for (const waiting of [[], [A], [B], [1], [A, B], [0, 1, 2]])
        for (const isOver of [true, false]) {
          const { kind } = onScreen({ people, waiting, given, shown, isOver });
          if (shown !== given) expect(kind).not.toBe('table');
        }
});
