// Play and requests of honest clients while an offender is active.
import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from '../load/underLoad.ts';

export interface HonestPlay {
  readonly seen: number[]; // milliseconds from a move until all at the table have seen it
  readonly answered: number[]; // milliseconds a request took
  readonly refused: Record<string, number>; // by code
}

/** Plays until `work` is over. */
export async function playDuring<T>(scene: Scene, work: Promise<T>): Promise<readonly [T, HonestPlay]> {
  const play: HonestPlay = { seen: [], answered: [], refused: {} };
  let isOver = false;
  const players = (async () => {
    do await playSome(scene, play);
    while (!isOver);
  })();
  const asking = (async () => {
    while (!isOver) {
      play.answered.push(await askOnce(scene));
      await pause(250);
    }
  })();
  try {
    const done = await work;
    isOver = true;
    await Promise.all([players, asking]);
    return [done, play];
  } finally {
    isOver = true;
    await Promise.allSettled([players, asking]);
  }
}

async function playSome({ crowd }: Scene, { seen, refused }: HonestPlay): Promise<void> {
  const moved = crowd.ask('move', { rate: RATE, seconds: SECONDS });
  const lost = pause(LOST, undefined, { ref: false }).then(() => {
    throw new Error(`A move was not answered within ${LOST / 1000} s`);
  });
  const played = await Promise.race([moved, lost]);
  seen.push(...played.seen);
  const { noTableFree: _, ...others } = played.refused; // a table whose last move is not seen yet
  for (const [code, count] of Object.entries(others)) refused[code] = (refused[code] ?? 0) + count;
}

const RATE = 10; // moves each second
const SECONDS = 2;
const LOST = 30_000; // milliseconds

async function askOnce({ address }: Scene): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${address}api/games`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`An honest request was answered with ${response.status}`);
  return performance.now() - began;
}
