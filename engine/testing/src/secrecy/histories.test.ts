import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { accumulating, sameHistories } from './histories.ts';

const options = { players: 4, secondRoll: true };

test('a viewer who remembers everything sees the same in both worlds', () => {
  const { steps, histories, longest } = sameHistories(dice, options, 4, 1);
  expect(steps).toBeGreaterThan(histories);
  expect(longest).toBeGreaterThan(1);
});

test('a sum over what was hidden is found, though no single moment tells it', () => {
  const leaky = accumulating(dice, ({ own }) => own[0]!.dice.filter(die => die > 3).length);
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
