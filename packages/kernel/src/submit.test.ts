import { expect, test } from 'vitest';
import { toy } from '../testing/toy/toy.ts';
import { fingerprint } from './fingerprint.ts';
import { submit } from './submit.ts';

const [A, B] = [0, 1];

function begun() {
  const state = toy.setup({ seats: 2, rounds: 1 }, 7);
  const [choice] = toy.choices(toy.viewFor(state, B));
  return { state, text: toy.writeChoice(choice!) }; // round 1 begins with B
}

test('a legal choice gives a new state and what happened; the old state stays as it was', () => {
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
  expect(submit(toy, state, A, text)).toEqual({ ok: false, refusal: { code: 'notWaitingForYou' } });
  expect(submit(toy, state, B, 'rubbish')).toEqual({ ok: false, refusal: { code: 'unreadable' } });
  expect(submit(toy, state, B, 'bid:1')).toEqual({ ok: false, refusal: illegal });
  expect(fingerprint(state)).toBe(before);
});

test('a seat that does not exist is not waited for', () => {
  const { state, text } = begun();
  for (const seat of [-1, 2, 33, 1.5, Number.NaN]) {
    expect(submit(toy, state, seat, text)).toEqual({ ok: false, refusal: { code: 'notWaitingForYou' } });
  }
});

test('the rules are asked about one choice; the others are not listed', () => {
  const { state, text } = begun();
  const choices = () => {
    throw new Error('listed');
  };
  expect(submit({ ...toy, choices }, state, B, text).ok).toBe(true);
});
