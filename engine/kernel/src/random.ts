// Random numbers as plain data: saved, copied and replayed with the state that holds them.
import { type LiveRandom, nextLive } from './liveRandom.ts';
import { nextSim, type SimRandom, simRandomFrom } from './simRandom.ts';

/** A whole number from 0 in simulations, 64 hex digits (256 bits) in live games. */
export type Seed = number | string;

/** `count` is how many numbers were drawn: if it did not change, chance had no part. */
export type Random = SimRandom | LiveRandom;

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' ? /^[0-9a-f]{64}$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0;
}

export function randomFrom(seed: Seed): Random {
  if (!isSeed(seed)) {
    throw new Error(`A seed is a whole number from 0, or 64 hex digits in lower case, not ${JSON.stringify(seed)}`);
  }
  return typeof seed === 'number' ? simRandomFrom(seed) : { kind: 'live', key: seed, count: 0 };
}

export function cloneRandom(random: Random): Random {
  return random.kind === 'sim'
    ? { kind: 'sim', a: random.a, b: random.b, c: random.c, count: random.count }
    : { kind: 'live', key: random.key, count: random.count };
}

/** A whole number from 0 to 2³² − 1. */
export function next32(random: Random): number {
  return random.kind === 'sim' ? nextSim(random) : nextLive(random);
}

/** A whole number from 0 to n − 1, each as likely as the others. */
export function below(random: Random, n: number): number {
  if (!(n >= 1 && n <= MOST_BELOW) || !Number.isInteger(n)) {
    throw new RangeError(`below takes a whole number from 1 to ${MOST_BELOW}, not ${n}`);
  }
  let word = next32(random);
  // Lemire: the result is the upper word of the product; a lower word this small would favour some results.
  if (Math.imul(word, n) >>> 0 < n) {
    const unfair = WORDS % n;
    while (Math.imul(word, n) >>> 0 < unfair) word = next32(random);
  }
  return Math.floor((word * n) / WORDS);
}

export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('pick was given an empty list');
  return list[below(random, list.length)] as T; // below the length, so it is there
}

/** In place. */
export function shuffle(random: Random, list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const moved = list[last];
    list[last] = list[other];
    list[other] = moved;
  }
}

const WORDS = 2 ** 32;
const MOST_BELOW = 2 ** 21; // products stay exact in a double
