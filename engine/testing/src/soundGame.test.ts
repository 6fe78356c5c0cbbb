import { NO_SEATS, type Rules } from '@omerta/kernel';
import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { randomGame } from './randomGame.ts';
import { playSoundGame, type Watch } from './soundGame.ts';

const options = { players: 3, secondRoll: true };
const seesNothing = () => () => [];

test('a sound game is played to its end, and every event of it is watched once', () => {
  const told: LiarsDice['Event'][] = [];
  const watch: Watch<LiarsDice> = (_state, events) => {
    told.push(...events);
    return [];
  };
  const end = playSoundGame(dice, options, 7, { clock: true, watchFrom: () => watch });
  expect(dice.waitingFor(end)).toBe(NO_SEATS);
  const { events } = randomGame(dice, options, 7, { clock: true });
  const setup: LiarsDice['Event'][] = [];
  dice.setup(options, 7, setup);
  expect(told).toEqual(events.slice(setup.length));
});

test('what the watch finds is thrown with seed and step', () => {
  const watchFrom = () => (state: LiarsDice['State']) => (state.table.round > 1 ? ['the second round'] : []);
  expect(() => playSoundGame(dice, options, 7, { watchFrom })).toThrow(
    /^liars-dice, \{"players":3,"secondRoll":true\}, seed 7, step \d+: the second round$/,
  );
});

const unsound: Record<string, { rules: Partial<Rules<LiarsDice>>; says: RegExp }> = {
  'a dead end': { rules: { choices: () => [] }, says: /has no choice/ },
  'a game without end': { rules: { play: () => undefined }, says: /not over after 5000 steps/ },
  'a record that does not replay': {
    rules: { readChoice: () => undefined },
    says: /the replay is refused, .*"unreadable"/,
  },
  'a replay that ends differently': { rules: forgetful(), says: /the replay ends differently/ },
};

test.each(Object.entries(unsound))('%s is found', (_name, { rules, says }) => {
  expect(() => playSoundGame({ ...dice, ...rules }, options, 7, { watchFrom: seesNothing })).toThrow(says);
});

function forgetful(): Partial<Rules<LiarsDice>> {
  const games: unknown[] = [];
  return {
    setup(chosen, seed, events) {
      const state = dice.setup(chosen, seed, events);
      games.push(state);
      state.table.round = games.length;
      return state;
    },
  };
}
