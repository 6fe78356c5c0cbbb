import { has, NO_SEATS } from '@omerta/kernel';
import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { playRandomly } from './playRandomly.ts';
import { randomFor } from './randomFor.ts';

const options = { players: 3, secondRoll: true };

test('a game is played to its end, and every choice is told before it is played', () => {
  const state = dice.setup(options, 7);
  let told = 0;
  const steps = playRandomly(dice, state, randomFor('players', 7), {
    onStep({ step, seat, choice, choices }) {
      told++;
      expect(step).toBe(told);
      expect(choices).toContain(choice);
      expect(dice.whyNot(dice.viewFor(state, seat), choice)).toBeUndefined();
    },
  });
  expect(told).toBe(steps);
  expect(dice.waitingFor(state)).toBe(NO_SEATS);
});

test('an answer is changed now and then, but only while that is possible', () => {
  const state = dice.setup(options, 7);
  let changes = 0;
  playRandomly(dice, state, randomFor('players', 8), {
    onStep({ seat, by, isChange }) {
      expect(by).toBe('player');
      expect(isChange).toBe(!has(dice.waitingFor(state), seat));
      expect(has(dice.mayChoose(state), seat)).toBe(true);
      if (isChange) changes++;
    },
  });
  expect(changes).toBeGreaterThan(0);
});

test('the clock answers now and then, if asked to', () => {
  const state = dice.setup(options, 7);
  const answers = { listed: 0, unlisted: 0 };
  playRandomly(dice, state, randomFor('players', 1), {
    clock: true,
    onStep({ choice, choices, by, isChange }) {
      if (by === 'player') expect(choices).toContain(choice);
      else
        answers[
          choices.some(listed => dice.writeChoice(listed) === dice.writeChoice(choice)) ? 'listed' : 'unlisted'
        ]++;
      expect(by === 'clock' && isChange).toBe(false);
    },
  });
  expect(Math.min(answers.listed, answers.unlisted)).toBeGreaterThan(0);
});

test('too long a game is an error with its name', () => {
  const play = { name: 'liars-dice, seed 7', mostSteps: 10 };
  expect(() => playRandomly(dice, dice.setup(options, 7), randomFor('players', 7), play)).toThrow(
    'liars-dice, seed 7: not over after 10 steps',
  );
});

test('each purpose has its own numbers', () => {
  expect(randomFor('players', 7)).toEqual(randomFor('players', 7));
  expect(randomFor('players', 7)).not.toEqual(randomFor('secrecy', 7));
  expect(randomFor('players', 7)).not.toEqual(randomFor('players', 8));
});
