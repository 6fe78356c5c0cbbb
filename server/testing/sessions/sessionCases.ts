import { setTimeout as pause } from 'node:timers/promises';
import { oneByOne } from '@omerta/testing';
import { changesPasswordMeanwhile, ENDINGS, endsWith, expires, signsOutMeanwhile } from './endings.ts';
import { MISUSES, misuse } from './misuses.ts';

const CASES: readonly { readonly name: string; readonly run: (seed: number) => Promise<void> }[] = [
  ...Object.keys(ENDINGS).map(name => ({ name: `a player ${name}`, run: () => endsWith(name) })),
  { name: 'a session ends by itself', run: expires },
  { name: 'a password changes meanwhile', run: changesPasswordMeanwhile },
  { name: 'a player signs out meanwhile', run: seed => signsOutMeanwhile(Math.floor(seed / CASES.length)) },
  ...Object.keys(MISUSES).map(name => ({ name, run: () => misuse(name) })),
];

export const CASES_OF_SESSIONS = CASES.length;

/** All cases in turn, again and again: concurrent steps interleave differently each time. */
export const sessionsEnded = oneByOne(async seed => {
  const { name, run } = CASES[seed % CASES.length]!;
  const over = new AbortController();
  const late = pause(LONGEST, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no end after ${LONGEST / 1_000} s`);
  });
  try {
    await Promise.race([run(seed), late]);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    over.abort();
    late.catch(() => {});
  }
});

const LONGEST = 20_000; // milliseconds
