import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { diceWith, play } from '@omerta/liars-dice/testing';
import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { submit } from './submit.ts';
import { timeOutText } from './timeOutText.ts';

const [A, B] = [0, 1];
const random = randomFrom(7);

/** A has bid, and B has to answer. */
const waitingForB = () => {
  const game = diceWith(['2 3', '4 5']);
  play(game, 'A bid:1x2');
  return game.state;
};

test('a legal draft counts as the choice of the player', () => {
  const answer = timeOutText(dice, waitingForB(), B, random, 'bid:2x2');
  expect(answer).toEqual({ text: 'bid:2x2', by: 'player' });
  expect(submit(dice, waitingForB(), B, answer.text, answer.by).ok).toBe(true);
});

test.each([undefined, '', 'rubbish', 'bid:9x9', 'bid:1x1', 'keep', 'tooSlow'])(
  'with the draft %j the clock answers',
  draft => {
    const answer = timeOutText(dice, waitingForB(), B, random, draft);
    expect(answer).toEqual({ text: 'tooSlow', by: 'clock' });
    expect(submit(dice, waitingForB(), B, answer.text, answer.by).ok).toBe(true);
  },
);

test('the clock may give an answer that players give too', () => {
  const { state } = diceWith(['2 3', '4 5'], { secondRoll: true });
  expect(timeOutText(dice, state, B, random)).toEqual({ text: 'keep', by: 'clock' });
  expect(dice.choices(dice.viewFor(state, B)).map(dice.writeChoice)).toContain('keep');
});

test('the clock does not answer for a seat the game does not wait for: a draft never replaces an answer', () => {
  expect(() => timeOutText(dice, waitingForB(), A, random, 'bid:2x2')).toThrow('the game does not wait for A');
});
