import { type Rules, randomFrom, without } from '@omerta/kernel';
import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { diceWith } from '@omerta/liars-dice/testing';
import { expect, test } from 'vitest';
import { questionsAreSound } from './questions.ts';

const fourDecide = () => diceWith(['1 2', '3 4', '5 6', '1 6'], { secondRoll: true }).state;

function look(rules: Partial<Rules<LiarsDice>>): () => number {
  const moment = { state: fourDecide(), seats: 4, where: 'four decide', random: randomFrom(1), pool: [] };
  return () => questionsAreSound({ ...moment, rules: { ...dice, ...rules } });
}

test('a seat the game waits for may choose', () => {
  expect(look({})).not.toThrow();
  expect(look({ mayChoose: state => without(dice.mayChoose(state), 2) })).toThrow(
    'four decide: the game waits for a seat that may not choose',
  );
});

test('no seat may choose when the game waits for none', () => {
  expect(look({ waitingFor: () => 0 })).toThrow('four decide: the last answer is in, yet a seat may choose');
});
