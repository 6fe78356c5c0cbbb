// Very many trials at one server: checked in batches, and one by one where something is wrong.
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Failure, TrialReport, TrialRequest } from '@omerta/testing';

/** One server and a client that sends it something wrong. */
export interface FuzzTarget {
  /** Sends one; returns what was wrong with the reaction, or undefined. */
  attack(seed: number): Promise<string | undefined>;
  /** What was wrong with late reactions, or undefined. */
  late?(): Promise<string | undefined>;
  /** Of everything that must not change. */
  hash(): string;
  /** Faults of the server so far. */
  faults(): readonly string[];
  close(): Promise<void>;
}

export interface Bounds {
  readonly batch: number; // trials between two checks
  readonly hang: number; // milliseconds
  readonly kept: number; // bytes
}

const USUAL: Bounds = { batch: 500, hang: 100, kept: 50 * 2 ** 20 };

/** No trial is answered wrongly, changes data, delays other clients, causes a fault, or leaks memory. */
export async function fuzz(
  open: () => Promise<FuzzTarget>,
  { first, count, until }: TrialRequest,
  bounds = USUAL,
): Promise<TrialReport> {
  const crashes: string[] = [];
  const crash = (error: unknown) => void crashes.push(error instanceof Error ? `${error.stack}` : String(error));
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  const target = await open();
  const failures: Failure[] = [];
  let [seed, warm, slow] = [first, 0, 0];
  try {
    let hash = target.hash();
    while (seed < first + count && failures.length === 0 && !until()) {
      const end = Math.min(seed + bounds.batch, first + count);
      const began = seed;
      for (; seed < end && failures.length === 0; seed += 1) {
        const { what, isSlow } = await timed(target, seed, { began, hang: bounds.hang });
        if (isSlow) slow += 1;
        const broken = what ?? target.faults()[0] ?? crashes[0];
        if (broken !== undefined) failures.push({ seed, what: broken });
      }
      const late = await target.late?.();
      if (late !== undefined && failures.length === 0) failures.push({ seed: began, count: seed - began, what: late });
      const now = target.hash();
      if (now !== hash && failures.length === 0) failures.push(await narrowed(open, began, seed - began));
      hash = now;
      if (warm === 0) warm = await memoryInUse();
    }
    const kept = (await memoryInUse()) - warm;
    if (kept > bounds.kept)
      failures.push({ seed: first, count: seed - first, what: `${megabytes(kept)} MB are not freed` });
    const series = {
      'megabytes kept after a share': [megabytes(kept)],
      'megabytes in memory': [megabytes(process.memoryUsage().rss)],
    };
    return { trials: seed - first, failures, sums: { 'slow the first time': slow }, series };
  } finally {
    const closed = target.close();
    await (crashes.length === 0 ? closed : Promise.race([closed, pause(A_WHILE)])); // a crashed server may never close
    process.off('uncaughtException', crash);
    process.off('unhandledRejection', crash);
  }
}

/** A slow trial may have waited for a busy machine or for the trial before it, but not every time. */
async function timed(
  target: FuzzTarget,
  seed: number,
  { began, hang }: { readonly began: number; readonly hang: number },
) {
  let { what, took: least } = await clocked(target, seed);
  const isSlow = what === undefined && least > hang;
  for (let tries = 1; isSlow && what === undefined && least > hang && tries <= MOST_TRIES; tries += 1) {
    await pause(tries * PAUSE);
    const earlier = seed > began ? await target.attack(seed - 1) : undefined;
    const again = await clocked(target, seed);
    what = earlier ?? again.what ?? (await target.late?.());
    least = Math.min(least, again.took);
  }
  const isHang = isSlow && what === undefined && least > hang;
  return { what: isHang ? `it took ${Math.round(least)} ms and more, each time` : what, isSlow };
}

const MOST_TRIES = 8;
const PAUSE = 20;
const A_WHILE = 2_000;

/** By the real clock. */
async function clocked(
  target: FuzzTarget,
  seed: number,
): Promise<{ readonly what: string | undefined; readonly took: number }> {
  const sent = performance.now();
  const what = await target.attack(seed);
  return { what, took: performance.now() - sent };
}

/** Finds the trial that changed something by halving, each half at a server of its own. */
async function narrowed(open: () => Promise<FuzzTarget>, first: number, count: number): Promise<Failure> {
  let [from, length] = [first, count];
  while (length > 1) {
    const half = Math.ceil(length / 2);
    if (await isChangedBy(open, from, half)) length = half;
    else if (await isChangedBy(open, from + half, length - half)) [from, length] = [from + half, length - half];
    else break;
  }
  return { seed: from, count: length, what: 'stored data was changed' };
}

async function isChangedBy(open: () => Promise<FuzzTarget>, first: number, count: number): Promise<boolean> {
  const target = await open();
  const before = target.hash();
  for (let seed = first; seed < first + count; seed += 1) await target.attack(seed);
  await target.late?.();
  const isChanged = target.hash() !== before;
  await target.close();
  return isChanged;
}

/** Bytes that survive garbage collection: some garbage is freed only after the second one. */
async function memoryInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let least = Infinity;
  for (let times = 0; times < 3; times += 1) {
    collect();
    await pause(PAUSE);
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
  }
  return least;
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
