import { randomGame } from '@omerta/testing/randomGame.ts';
import { toy } from '@omerta/testing/toy/toy.ts';
import { expect, test } from 'vitest';
import { stateFrom } from './stateFrom.ts';
import type { ChoiceFacts } from './undo.ts';

const { record, state } = randomGame(toy, { seats: 3, rounds: 2 }, 7, { clock: true });

test('stored choices lead to the same state, with facts or without', () => {
  const facts: ChoiceFacts[] = [];
  expect(stateFrom(toy, record)).toEqual(state);
  expect(stateFrom(toy, record, facts)).toEqual(state);
  expect(facts.map(({ seat, by }) => [seat, by])).toEqual(record.choices.map(([seat, , by = 'player']) => [seat, by]));
  expect(facts[0]?.chanceBefore).toBe(toy.chanceUsed(toy.setup(record.options, record.seed)));
});

test('a text that is no choice throws', () => {
  expect(() => stateFrom(toy, { ...record, choices: [[0, 'fly:moon']] })).toThrow('No choice of docks: "fly:moon"');
});
