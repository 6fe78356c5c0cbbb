import { expect, test } from 'vitest';
import { begun, firstSitting, type Sitting, sittingAt } from './sitting.ts';

const FORM = 'corleone?';
const NEW = 'corleone?players=3';
const SAVED = 'corleone?saved=g1';

const walk = (from: Sitting, ...addresses: string[]) => addresses.reduce(sittingAt, from);
const dealt = (sitting: Sitting, own: string) => sittingAt(begun(sitting, sitting.number, own), own);

test('a new game goes on at the same table under its own address', () => {
  const asked = walk(firstSitting(FORM), NEW);
  const kept = begun(asked, asked.number, SAVED);
  expect(sittingAt(kept, NEW)).toBe(kept);
  expect(sittingAt(kept, SAVED)).toMatchObject({ number: asked.number, address: SAVED });
});

test('leaving a new game and resuming it opens the stored one', () => {
  const played = dealt(walk(firstSitting(FORM), NEW), SAVED);
  expect(walk(played, FORM, SAVED).number).toBeGreaterThan(played.number);
  expect(walk(played, FORM, SAVED).own).toBeUndefined();
});

test('the same address deals as often as it is asked for', () => {
  const first = dealt(firstSitting(NEW), SAVED);
  const second = dealt(walk(first, NEW), 'corleone?saved=g2');
  const third = walk(second, NEW);
  expect([first, second, third].map(({ number }) => number)).toEqual([0, 1, 2]);
});

test('a game that was left before it was kept does not take over the next table', () => {
  const left = firstSitting(NEW);
  const next = walk(left, FORM);
  expect(begun(next, left.number, SAVED)).toBe(next);
});
