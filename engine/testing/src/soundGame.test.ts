import { NO_SEATS, type Rules } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { randomGame } from './randomGame.ts';
import { playSoundGame, type Watch } from './soundGame.ts';
import { type Toy, toy } from './toy/toy.ts';

const options = { seats: 3, rounds: 2 };
const seesNothing = () => () => [];

test('a sound game is played to its end, and every event of it is watched once', () => {
  const told: Toy['Event'][] = [];
  const watch: Watch<Toy> = (_state, events) => {
    told.push(...events);
    return [];
  };
  const end = playSoundGame(toy, options, 7, { clock: true, watchFrom: () => watch });
  expect(toy.waitingFor(end)).toBe(NO_SEATS);
  const { events } = randomGame(toy, options, 7, { clock: true });
  const setup: Toy['Event'][] = [];
  toy.setup(options, 7, setup);
  expect(told).toEqual(events.slice(setup.length));
});

test('what the watch finds is thrown with seed and step', () => {
  const watchFrom = () => (state: Toy['State']) => (state.table.round > 1 ? ['the second round'] : []);
  expect(() => playSoundGame(toy, options, 7, { watchFrom })).toThrow(
    /^docks, \{"seats":3,"rounds":2\}, seed 7, step \d+: the second round$/,
  );
});

const unsound: Record<string, { rules: Partial<Rules<Toy>>; says: RegExp }> = {
  'a dead end': { rules: { choices: () => [] }, says: /has no choice/ },
  'a game without end': { rules: { play: () => undefined }, says: /not over after 5000 steps/ },
  'a record that does not replay': {
    rules: { readChoice: () => undefined },
    says: /the replay is refused, .*"unreadable"/,
  },
  'a replay that ends differently': { rules: forgetful(), says: /the replay ends differently/ },
};

test.each(Object.entries(unsound))('%s is found', (_name, { rules, says }) => {
  expect(() => playSoundGame({ ...toy, ...rules }, options, 7, { watchFrom: seesNothing })).toThrow(says);
});

function forgetful(): Partial<Rules<Toy>> {
  const games: unknown[] = [];
  return {
    setup(chosen, seed, events) {
      const state = toy.setup(chosen, seed, events);
      games.push(state);
      state.table.coins[0] = games.length;
      return state;
    },
  };
}
