import { setImmediate as aMoment } from 'node:timers/promises';
import { Mistake } from '../mistake.ts';
import type { Sitting } from './plan.ts';
import { sitDown } from './sitDown.ts';
import { ArenaThreads, type BlockPlayers } from './threads.ts';

/** Run from source, blocks are played in this thread, with the same results: Node 20 starts no worker from TypeScript. */
export function openArena(sitting: Sitting, threads: number): Promise<BlockPlayers> | BlockPlayers {
  return import.meta.url.endsWith('.ts')
    ? playHere(sitting)
    : new ArenaThreads(new URL('./arenaWorker.js', import.meta.url), sitting, threads);
}

export async function playHere(sitting: Sitting): Promise<BlockPlayers> {
  const table = await sitDown(sitting);
  return {
    atOnce: 1,
    async play(block) {
      await aMoment(); // lets Ctrl-C through
      const played = await table.play(block);
      if (!played.ok) throw new Mistake(played.problem);
      return played.block;
    },
    close: table.close,
  };
}
