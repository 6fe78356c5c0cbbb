import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { randomGame } from '@omerta/testing/randomGame.ts';
import { expect, test } from 'vitest';
import { stateFrom } from './stateFrom.ts';
import type { ChoiceFacts } from './undo.ts';

const { record, state } = randomGame(dice, { players: 3, secondRoll: true }, 7, { clock: true });

test('stored choices lead to the same state, with facts or without', () => {
  const facts: ChoiceFacts[] = [];
  expect(stateFrom(dice, record)).toEqual(state);
  expect(stateFrom(dice, record, facts)).toEqual(state);
  expect(facts.map(({ seat, by }) => [seat, by])).toEqual(record.choices.map(([seat, , by = 'player']) => [seat, by]));
  expect(facts[0]?.chanceBefore).toBe(dice.chanceUsed(dice.setup(record.options, record.seed)));
});

test('a text that is no choice throws', () => {
  expect(() => stateFrom(dice, { ...record, choices: [[0, 'fly:moon']] })).toThrow(
    'No choice of liars-dice: "fly:moon"',
  );
});
