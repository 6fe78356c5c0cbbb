import { expect, test } from 'vitest';
import {
  cashWith,
  choicesOf,
  type Letter,
  lootOf,
  newGame,
  play,
  player,
  round,
  see,
  shareAll,
  timeOut,
  waiting,
} from '../../testing/index.ts';
import { STAGES } from '../state.ts';

test('R1 a round has seven stages in their order, run by the Godfather', () => {
  const game = newGame();
  round(game);
  shareAll(game);
  const stages = see(game, 'spectator', 'stageBegan').map(({ stage }) => stage);
  expect(stages.slice(0, 8)).toEqual([...STAGES.slice(1, 8), 'loot']);
  expect(stages[7]).toBe('loot');
  expect(game.state.table.round).toBe(2);
});

test('AMB-54 the clock answers for a player who left; he keeps talent and loot and may return at any prompt', () => {
  const game = cashWith({ A: { talent: 'cute', loot: ['painting'] } });
  for (let letter = waiting(game)[0]; game.state.table.round < 8; letter = waiting(game)[0]) {
    if (letter === 'A') timeOut(game, 'A');
    else play(game, letter as Letter, choicesOf(game, letter as Letter)[0]!);
  }
  expect(player(game, 'A')).toMatchObject({ talent: 'cute', alive: true });
  expect(lootOf(game, 'A')).toContain('painting');
  play(game, 'A', choicesOf(game, 'A')[0]!);
  expect(waiting(game)).not.toContain('A');
});
