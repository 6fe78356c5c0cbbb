import { type Rules, randomFrom, without } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { atBids } from '../toy/atBids.ts';
import { type Toy, toy } from '../toy/toy.ts';
import { questionsAreSound } from './questions.ts';

function look(rules: Partial<Rules<Toy>>): () => number {
  const moment = { state: atBids(4), seats: 4, where: 'docks at bids', random: randomFrom(1), pool: [] };
  return () => questionsAreSound({ ...moment, rules: { ...toy, ...rules } });
}

test('a seat the game waits for may choose', () => {
  expect(look({})).not.toThrow();
  expect(look({ mayChoose: state => without(toy.mayChoose(state), 2) })).toThrow(
    'docks at bids: the game waits for a seat that may not choose',
  );
});

test('no seat may choose when the game waits for none', () => {
  expect(look({ waitingFor: () => 0 })).toThrow('docks at bids: the last answer is in, yet a seat may choose');
});
