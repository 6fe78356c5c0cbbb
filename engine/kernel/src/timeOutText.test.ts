import { atBids } from '@omerta/testing/toy/atBids.ts';
import type { State } from '@omerta/testing/toy/state.ts';
import { toy } from '@omerta/testing/toy/toy.ts';
import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';
import { submit } from './submit.ts';
import { timeOutText } from './timeOutText.ts';

const [A, B] = [0, 1];
const random = randomFrom(7);

/** Two seats must bid; A has bid. */
function waitingForB(): State {
  const state = atBids(2);
  toy.play(state, A, { kind: 'bid', coins: 1 });
  return state;
}

test('a legal draft counts as the choice of the player', () => {
  const answer = timeOutText(toy, waitingForB(), B, random, 'bid:2');
  expect(answer).toEqual({ text: 'bid:2', by: 'player' });
  expect(submit(toy, waitingForB(), B, answer.text, answer.by).ok).toBe(true);
});

test.each([undefined, '', 'rubbish', 'bid:999', 'give:rope', 'tooSlow'])(
  'with the draft %j the clock answers',
  draft => {
    const answer = timeOutText(toy, waitingForB(), B, random, draft);
    expect(answer).toEqual({ text: 'tooSlow', by: 'clock' });
    expect(submit(toy, waitingForB(), B, answer.text, answer.by).ok).toBe(true);
  },
);

test('the clock may give an answer that players give too', () => {
  const state = toy.setup({ seats: 2, rounds: 1 }, 7);
  const { text, by } = timeOutText(toy, state, B, random);
  expect(toy.choices(toy.viewFor(state, B)).map(toy.writeChoice)).toContain(text);
  expect(by).toBe('clock');
});

test('the clock does not answer for a seat the game does not wait for: a draft never replaces an answer', () => {
  expect(() => timeOutText(toy, waitingForB(), A, random, 'bid:2')).toThrow('the game does not wait for A');
});
