import { has, NO_SEATS } from '@omerta/kernel';
import { expect, test } from 'vitest';
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

test('an answer is changed now and then, but only while that is possible', () => {
  const state = toy.setup(options, 7);
  let changes = 0;
  playRandomly(toy, state, randomFor('players', 8), {
    onStep({ seat, by, isChange }) {
      expect(by).toBe('player');
      expect(isChange).toBe(!has(toy.waitingFor(state), seat));
      expect(has(toy.mayChoose(state), seat)).toBe(true);
      if (isChange) changes++;
    },
  });
  expect(changes).toBeGreaterThan(0);
});

test('the clock answers now and then, if asked to', () => {
  const state = toy.setup(options, 7);
  const answers = { listed: 0, unlisted: 0 };
  playRandomly(toy, state, randomFor('players', 1), {
    clock: true,
    onStep({ choice, choices, by, isChange }) {
      if (by === 'player') expect(choices).toContain(choice);
      else
        answers[choices.some(listed => toy.writeChoice(listed) === toy.writeChoice(choice)) ? 'listed' : 'unlisted']++;
      expect(by === 'clock' && isChange).toBe(false);
    },
  });
  expect(Math.min(answers.listed, answers.unlisted)).toBeGreaterThan(0);
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
