import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { goldenOf } from './golden.ts';

const options = { players: 4, secondRoll: true };
const seeds = Array.from({ length: 50 }, (_, seed) => seed);

test('fifty games', () => {
  expect(goldenOf(dice, options, seeds)).toMatchInlineSnapshot(
    `"f2d3ee0612c8b1637fceba57357a1cf0f2f5e40cfcd0d59a8706e1bef1c95551"`,
  );
});

test('a game whose answers are final is played as if none could ever be changed', () => {
  const final: typeof dice = { ...dice, mayChoose: dice.waitingFor };
  expect(goldenOf(final, options, seeds)).toMatchInlineSnapshot(
    `"a44829efe0ce05e533fa703cb784c9f3b15b9932c05df4159ddab742b724ff40"`,
  );
});

test('a change in one game of many changes the fingerprint', () => {
  const changed: typeof dice = {
    ...dice,
    setup(chosen, seed, events) {
      const state = dice.setup(chosen, seed, events);
      if (seed === 13) state.table.round++;
      return state;
    },
  };
  expect(goldenOf({ ...dice }, options, seeds)).toBe(goldenOf(dice, options, seeds));
  expect(goldenOf(changed, options, seeds)).not.toBe(goldenOf(dice, options, seeds));
});
