import { describe, expect, test } from 'vitest';
import { asks, cashWith, handOf, play } from '../../testing/index.ts';
import { writeCashPosition } from '../position/writePosition.ts';
import { startStory } from './given.ts';
import type { Given } from './givenShape.ts';

const problemsWith = (given: Given): readonly string[] => {
  const started = startStory(given);
  return started.ok ? [] : started.problems;
};

test('a position is given as a whole', () => {
  const before = cashWith({ round: 3, B: { talent: 'kid' }, C: { wounds: 1 } });
  play(before, 'A', 'bang');
  const position = { ...writeCashPosition(before.state) };
  const game = cashWith({ position });
  expect(game.state).toEqual(before.state);
  for (const letter of ['B', 'C', 'D'] as const) play(game, letter, 'click');
  expect([asks(game), handOf(game, 'A').bang]).toEqual(['ACD aim', handOf(before, 'A').bang - 1]);
  expect(problemsWith({ position, round: 2 })).toEqual(['given.round: does not go with a position']);
  expect(problemsWith({ position: { ...position, version: 0 } })).toEqual(['given.position.version: must be 2, not 0']);
});

test('a real set-up draws its Godfather unless one is named', () => {
  const godfathers = Array.from({ length: 20 }, (_, seed) => cashWith({ from: 'setup', seed }).state.table.godfather);
  expect(new Set(godfathers).size).toBe(4);
  const game = cashWith({ from: 'setup', players: 5, godfather: 'E', options: { talents: true } });
  expect(game.state.table).toMatchObject({ players: 5, godfather: 4, round: 1, house: { talents: true } });
});

describe('a given is refused:', () => {
  test.each<[string, Given, string]>([
    [
      'more loot than there is',
      { A: { loot: ['diamond10'] }, B: { loot: ['diamond10'] } },
      'given: there are only 1 diamond10',
    ],
    ['more bullets than there are', { A: { hand: { bang: 13 } } }, 'given: there are not that many bang cards'],
    ['a hand too small for the round', { A: { hand: { bang: 2 } } }, 'given: I1 seat 0 holds 2 cards in round 1'],
    ['a Godfather at an empty seat', { players: 4, godfather: 'F' }, 'given: there is no seat F with 4 players'],
    ['a player at an empty seat', { players: 4, F: {} }, 'given: there is no seat F with 4 players'],
    ['a dead Godfather', { A: { alive: false } }, 'given: I4 the round has a dead Godfather'],
    ['a set-up with wounds', { from: 'setup', A: { wounds: 1 } }, 'given.A: does not go with a real set-up'],
    [
      'a set-up whose Godfather does not play',
      { from: 'setup', godfather: 'H' },
      'given.firstGodfather: must be the number of a seat, from 0',
    ],
  ])('%s', (_what, given, problem) => {
    expect(problemsWith(given)).toContain(problem);
  });
});
