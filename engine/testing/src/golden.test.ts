import { expect, test } from 'vitest';
import { goldenOf } from './golden.ts';
import { toy } from './toy/toy.ts';

const options = { seats: 4, rounds: 6 };
const seeds = Array.from({ length: 50 }, (_, seed) => seed);

test('fifty games of the toy', () => {
  expect(goldenOf(toy, options, seeds)).toBe('79745637ff58c3112e901da589d74e19295bf2e1973ff543e68b9397128848c2');
});

test('a game whose answers are final is played as if none could ever be changed', () => {
  const final: typeof toy = { ...toy, mayChoose: toy.waitingFor };
  expect(goldenOf(final, options, seeds)).toBe('4b35d9eed88738f45d5859a3325f61b8b5a919f459ef57b102de5082a52320bd');
});

test('a change in one game of many changes the fingerprint', () => {
  const changed: typeof toy = {
    ...toy,
    setup(chosen, seed, events) {
      const state = toy.setup(chosen, seed, events);
      if (seed === 13) state.table.coins[0]!++;
      return state;
    },
  };
  expect(goldenOf({ ...toy }, options, seeds)).toBe(goldenOf(toy, options, seeds));
  expect(goldenOf(changed, options, seeds)).not.toBe(goldenOf(toy, options, seeds));
});
