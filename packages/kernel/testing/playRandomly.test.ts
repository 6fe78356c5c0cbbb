import { expect, test } from 'vitest';
import { NO_SEATS } from '../src/index.ts';
import { playRandomly } from './playRandomly.ts';
import { randomFor } from './randomFor.ts';
import { toy } from './toy/toy.ts';

const options = { seats: 3, rounds: 2 };

test('a game is played to its end, and every choice is told before it is played', () => {
  const state = toy.setup(options, 7);
  let told = 0;
  const steps = playRandomly(toy, state, randomFor('players', 7), {
    onStep({ step, seat, choice, choices }) {
      told++;
      expect(step).toBe(told);
      expect(choices).toContain(choice);
      expect(toy.whyNot(toy.viewFor(state, seat), choice)).toBeUndefined();
    },
  });
  expect(told).toBe(steps);
  expect(toy.waitingFor(state)).toBe(NO_SEATS);
});

test('too long a game is an error with its name', () => {
  const play = { name: 'docks, seed 7', mostSteps: 10 };
  expect(() => playRandomly(toy, toy.setup(options, 7), randomFor('players', 7), play)).toThrow(
    'docks, seed 7: not over after 10 steps',
  );
});

test('each purpose has its own numbers', () => {
  expect(randomFor('players', 7)).toEqual(randomFor('players', 7));
  expect(randomFor('players', 7)).not.toEqual(randomFor('secrecy', 7));
  expect(randomFor('players', 7)).not.toEqual(randomFor('players', 8));
});
