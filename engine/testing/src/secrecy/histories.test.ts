import { expect, test } from 'vitest';
import { toy } from '../toy/toy.ts';
import { accumulating, sameHistories } from './histories.ts';

const options = { seats: 4, rounds: 6 };

test('a viewer who remembers everything sees the same in both worlds', () => {
  const { steps, histories, longest } = sameHistories(toy, options, 4, 1);
  expect(steps).toBeGreaterThan(histories);
  expect(longest).toBeGreaterThan(1);
});

test('a sum over what was hidden is found, though no single moment tells it', () => {
  const leaky = accumulating(toy, ({ own }) => own[0]!.hand.length);
  const isFound = (seed: number) => {
    try {
      sameHistories(leaky, options, 4, seed);
      return false;
    } catch {
      return true;
    }
  };
  expect([1, 2, 3, 4, 5, 6, 7, 8].some(isFound)).toBe(true);
});
