import { expect, test } from 'vitest';
import { nextHolder } from './passing.ts';

const people = [0, 2];

test('alone, nobody hands anything on', () => {
  expect(nextHolder({ people: [0], waiting: [0], holder: 0 })).toBeUndefined();
});

test('the device stays while its holder is asked, and while bots play', () => {
  expect(nextHolder({ people, waiting: [0], holder: 0 })).toBeUndefined();
  expect(nextHolder({ people, waiting: [1], holder: 0 })).toBeUndefined();
  expect(nextHolder({ people, waiting: [], holder: 2 })).toBeUndefined();
});

test('it goes to whoever is asked', () => {
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
