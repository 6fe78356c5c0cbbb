import type { Block } from '@omerta/lab';
import type { BlockPlayers } from './threads.ts';

/**
 * Blocks from one number up to another, in order, however many are played at once: results do not depend on the number of
 * threads. Stops at the signal.
 */
export async function* inOrder(
  players: BlockPlayers,
  from: number,
  to: number,
  signal: AbortSignal,
): AsyncGenerator<Block> {
  const stopped = new Promise<undefined>(resolve => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const underWay: Promise<Block>[] = [];
  for (let next = from; !signal.aborted && (next < to || underWay.length > 0); ) {
    for (; next < to && underWay.length < AHEAD * players.atOnce; next += 1) {
      const block = players.play(next);
      block.catch(() => undefined); // reported in its turn
      underWay.push(block);
    }
    const block = await Promise.race([underWay.shift(), stopped]);
    if (block === undefined) return;
    yield block;
  }
}

const AHEAD = 4; // a long block keeps no thread waiting
