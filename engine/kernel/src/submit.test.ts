import { atBids } from '@omerta/testing/toy/atBids.ts';
import type { State } from '@omerta/testing/toy/state.ts';
import { toy } from '@omerta/testing/toy/toy.ts';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import type { Author } from './rules.ts';
import type { Seat } from './seats.ts';
import { submit } from './submit.ts';

const [A, B] = [0, 1];
const notWaitingForYou = { ok: false, refusal: { code: 'notWaitingForYou' } };

/** A new state after each text; throws at a refusal. */
function after(state: State, ...steps: [Seat, string, Author?][]): State {
  return steps.reduce((before, [seat, text, by]) => {
    const submitted = submit(toy, before, seat, text, by);
    if (!submitted.ok) throw new Error(`${text} is refused`);
    return submitted.state;
  }, state);
}

function begun() {
  const state = toy.setup({ seats: 2, rounds: 1 }, 7);
  const [choice] = toy.choices(toy.viewFor(state, B));
  return { state, text: toy.writeChoice(choice!) }; // round 1 begins with B
}

test('a legal choice gives a new state and its events; the old state does not change', () => {
  const { state, text } = begun();
  const before = fingerprint(state);
  const submitted = submit(toy, state, B, text);
  expect(fingerprint(state)).toBe(before);
  expect(submitted.ok && submitted.events.map(event => event.kind)).toEqual(['cardPlayed']);
  expect(submitted.ok && submitted.state.table.handSizes).toEqual([4, 4]);
  expect(state.table.handSizes).toEqual([4, 5]);
});

test('each refusal has its name', () => {
  const { state, text } = begun();
  const before = fingerprint(state);
  const illegal = { code: 'illegal', reason: { code: 'notAsked', rule: 'D1' } };
  expect(submit(toy, state, A, text)).toEqual(notWaitingForYou);
  expect(submit(toy, state, B, 'rubbish')).toEqual({ ok: false, refusal: { code: 'unreadable' } });
  expect(submit(toy, state, B, 'bid:1')).toEqual({ ok: false, refusal: illegal });
  expect(fingerprint(state)).toBe(before);
});

test('a seat that does not exist is refused', () => {
  const { state, text } = begun();
  for (const seat of [-1, 2, 33, 1.5, Number.NaN]) {
    expect(submit(toy, state, seat, text)).toEqual(notWaitingForYou);
  }
});

test('an answer may be changed until the last one arrives', () => {
  const changed = submit(toy, after(atBids(2), [A, 'bid:1']), A, 'bid:2');
  expect(changed.ok && changed.state).toEqual(after(atBids(2), [A, 'bid:2']));
  expect(changed.ok && changed.events).toEqual([{ kind: 'bidChanged', seat: A }]);
  expect(submit(toy, after(atBids(2), [A, 'bid:1'], [B, 'bid:0']), A, 'bid:2')).toEqual(notWaitingForYou);
});

test('some answers are accepted from the clock only', () => {
  const onlyTheClock = { code: 'illegal', reason: { code: 'onlyTheClock', rule: 'D11' } };
  expect(submit(toy, atBids(2), A, 'tooSlow')).toEqual({ ok: false, refusal: onlyTheClock });
  expect(submit(toy, atBids(2), A, 'tooSlow', 'player')).toEqual({ ok: false, refusal: onlyTheClock });
  expect(submit(toy, atBids(2), A, 'tooSlow', 'clock').ok).toBe(true);
  expect(submit(toy, begun().state, B, 'tooSlow', 'clock')).toMatchObject({ refusal: { code: 'illegal' } });
});

test('the clock does not answer for a seat that has answered', () => {
  const answered = after(atBids(2), [A, 'bid:1']);
  expect(submit(toy, answered, A, 'tooSlow', 'clock')).toEqual(notWaitingForYou);
  expect(submit(toy, answered, B, 'tooSlow', 'clock').ok).toBe(true);
});

test('submit checks one choice without listing all of them', () => {
  const { state, text } = begun();
  const choices = () => {
    throw new Error('listed');
  };
  expect(submit({ ...toy, choices }, state, B, text).ok).toBe(true);
});
