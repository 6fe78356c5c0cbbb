// Blocks played in any number of threads are the same as in this one.

import type { Block } from '@omerta/lab';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildArenaWorker } from '../../testing/buildArenaWorker.ts';
import { fileWith, removeFolders } from '../../testing/terminal.ts';
import { gameOf } from '../games.ts';
import { inOrder } from './inOrder.ts';
import { playHere } from './openArena.ts';
import type { Sitting } from './plan.ts';
import { ArenaThreads, type BlockPlayers } from './threads.ts';

let worker: URL;
const open: BlockPlayers[] = [];

beforeAll(async () => {
  worker = await buildArenaWorker();
});
afterEach(() => Promise.all(open.splice(0).map(players => players.close())));
afterAll(removeFolders);

function sitting(...table: string[]): Sitting {
  const { rules, optionsFor } = gameOf('cashnguns').standard();
  const plan = {
    game: rules.id,
    version: rules.version,
    pack: rules.pack,
    options: optionsFor(table.length),
    table,
    modules: {},
    seed: 21,
  };
  return { plan, ownPack: undefined, seconds: 60 };
}

async function blocksOf(players: BlockPlayers, to: number, signal = new AbortController().signal): Promise<Block[]> {
  open.push(players);
  const blocks: Block[] = [];
  for await (const block of inOrder(players, 0, to, signal)) blocks.push(block);
  return blocks;
}

const games = (blocks: readonly Block[]) => blocks.map(({ block, games }) => ({ block, games }));

test('one thread, three threads and this one find the same', async () => {
  const table = sitting('greedy', 'easy', 'random', 'random');
  const here = games(await blocksOf(await playHere(table), 5));
  expect(here.map(({ block }) => block)).toEqual([0, 1, 2, 3, 4]);
  expect(games(await blocksOf(new ArenaThreads(worker, table, 1), 5))).toEqual(here);
  expect(games(await blocksOf(new ArenaThreads(worker, table, 3), 5))).toEqual(here);
});

test('a mistake of a bot in a thread is reported as in this one', async () => {
  const cheat = fileWith('export const decide = () => "steal:everything";', 'cheat.mjs');
  const blocks = blocksOf(new ArenaThreads(worker, sitting(cheat, 'easy', 'easy', 'easy'), 2), 3);
  await expect(blocks).rejects.toThrow(`the bot ${cheat} answered "steal:everything" in the game of seed 21`);
});

test('a bot that cannot start is an error', async () => {
  const broken = fileWith('export const decide = ;', 'broken.mjs');
  const blocks = blocksOf(new ArenaThreads(worker, sitting(broken, 'easy', 'easy', 'easy'), 2), 3);
  await expect(blocks).rejects.toThrow(`the bot ${broken} cannot be loaded`);
});

test('stopping keeps the blocks played so far and ends the threads at once', async () => {
  const never = fileWith('export function decide() { for (;;); }', 'never.mjs');
  const stop = new AbortController();
  const blocks = blocksOf(new ArenaThreads(worker, sitting(never, 'easy', 'easy', 'easy'), 2), 3, stop.signal);
  stop.abort();
  expect(await blocks).toEqual([]);
});
