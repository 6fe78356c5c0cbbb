import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { diceWith } from '@omerta/liars-dice/testing';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import type { Author } from './rules.ts';
import type { Seat } from './seats.ts';
import { submit } from './submit.ts';

type State = LiarsDice['State'];

const [A, B] = [0, 1];
const notWaitingForYou = { ok: false, refusal: { code: 'notWaitingForYou' } };

/** A new state after each text; throws at a refusal. */
function after(state: State, ...steps: [Seat, string, Author?][]): State {
  return steps.reduce((before, [seat, text, by]) => {
    const submitted = submit(dice, before, seat, text, by);
    if (!submitted.ok) throw new Error(`${text} is refused`);
    return submitted.state;
  }, state);
}

/** A starts, and B has to wait. */
const begun = () => ({ state: diceWith(['2 3', '4 5']).state, text: 'bid:1x2' });

/** Both are asked at once, in secret. */
const atSecondRoll = () => diceWith(['2 3', '4 5'], { secondRoll: true }).state;

test('a legal choice gives a new state and its events; the old state does not change', () => {
  const { state, text } = begun();
  const before = fingerprint(state);
  const submitted = submit(dice, state, A, text);
  expect(fingerprint(state)).toBe(before);
  expect(submitted.ok && submitted.events.map(event => event.kind)).toEqual(['bidMade']);
  expect(submitted.ok && submitted.state.table.bids).toEqual([{ seat: A, count: 1, face: 2 }]);
  expect(state.table.bids).toEqual([]);
});

test('each refusal has its name', () => {
  const { state, text } = begun();
  const before = fingerprint(state);
  const illegal = { code: 'illegal', reason: { code: 'noBidYet', rule: 'L3' } };
  expect(submit(dice, state, B, text)).toEqual(notWaitingForYou);
  expect(submit(dice, state, A, 'rubbish')).toEqual({ ok: false, refusal: { code: 'unreadable' } });
  expect(submit(dice, state, A, 'liar')).toEqual({ ok: false, refusal: illegal });
  expect(fingerprint(state)).toBe(before);
});

test('a seat that does not exist is refused', () => {
  const { state, text } = begun();
  for (const seat of [-1, 2, 33, 1.5, Number.NaN]) {
    expect(submit(dice, state, seat, text)).toEqual(notWaitingForYou);
  }
});

test('an answer may be changed until the last one arrives', () => {
  const changed = submit(dice, after(atSecondRoll(), [A, 'keep']), A, 'again');
  expect(changed.ok && changed.state).toEqual(after(atSecondRoll(), [A, 'again']));
  expect(changed.ok && changed.events).toEqual([]);
  expect(submit(dice, after(atSecondRoll(), [B, 'keep'], [A, 'keep']), B, 'again')).toEqual(notWaitingForYou);
});

test('some answers are accepted from the clock only', () => {
  const onlyTheClock = { code: 'illegal', reason: { code: 'onlyTheClock', rule: 'L13' } };
  const { state } = begun();
  expect(submit(dice, state, A, 'tooSlow')).toEqual({ ok: false, refusal: onlyTheClock });
  expect(submit(dice, state, A, 'tooSlow', 'player')).toEqual({ ok: false, refusal: onlyTheClock });
  expect(submit(dice, state, A, 'tooSlow', 'clock').ok).toBe(true);
  expect(submit(dice, atSecondRoll(), A, 'tooSlow', 'clock')).toMatchObject({ refusal: { code: 'illegal' } });
});

test('the clock does not answer for a seat that has answered', () => {
  const answered = after(atSecondRoll(), [A, 'again']);
  expect(submit(dice, answered, A, 'keep', 'clock')).toEqual(notWaitingForYou);
  expect(submit(dice, answered, B, 'keep', 'clock').ok).toBe(true);
});

test('submit checks one choice without listing all of them', () => {
  const { state, text } = begun();
  const choices = () => {
    throw new Error('listed');
  };
  expect(submit({ ...dice, choices }, state, A, text).ok).toBe(true);
});
