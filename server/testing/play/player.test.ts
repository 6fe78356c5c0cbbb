import { randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/games.ts';
import { ANY_GAME } from '../games.ts';
import { memoryStore } from '../memoryStore.ts';
import { Player } from './player.ts';
import { openSocketServer } from './socketServer.ts';
import { person, startedTable } from './table.ts';

test('a player whose connection cannot be opened opens another', async () => {
  const store = memoryStore();
  let connections = 0;
  const personOf = async () => {
    if (++connections === 1) throw new Error('The store is away');
    return person(0);
  };
  const server = await openSocketServer(store, {}, { personOf });
  const { match } = await startedTable(store, server.matches, { game: ANY_GAME, people: 2 });
  const habits = { cuts: 8, doubles: 8, undos: 8, changes: 8 };
  const rules = gameOf(ANY_GAME)!.rules;
  const player = new Player({ server, at: 0, match: match.id, rules, random: randomFrom(1), habits });
  await player.connect();
  expect(player.seen.viewer).toBe(0);
  expect(connections).toBe(2);
  player.disconnect();
  await server.close();
});
