import { expect, test } from 'vitest';
import { goldenOf } from './golden.ts';
import { toy } from './toy/toy.ts';

const options = { seats: 4, rounds: 6 };
const seeds = Array.from({ length: 50 }, (_, seed) => seed);

test('fifty games of the toy', () => {
  expect(goldenOf(toy, options, seeds)).toBe('4b35d9eed88738f45d5859a3325f61b8b5a919f459ef57b102de5082a52320bd');
});

test('a rule that changes in one game of many changes the fingerprint', () => {
  const changed: typeof toy = {
    ...toy,
    play(state, seat, choice, events) {
      toy.play(state, seat, choice, events);
      if (state.table.coins[seat] === 20) state.table.coins[seat]++;
    },
  };
  const few = seeds.slice(0, 20);
  expect(goldenOf(changed, options, few)).not.toBe(goldenOf(toy, options, few));
  expect(goldenOf({ ...toy }, options, few)).toBe(goldenOf(toy, options, few));
});
