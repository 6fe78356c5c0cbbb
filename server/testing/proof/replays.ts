import type { Failure, Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { type Patch, patching } from '../process/builtServer.ts';
import { type Engines, everyEngine, thisEngine } from '../replay/engines.ts';
import { playedGame } from '../replay/playedGame.ts';

export const replays: Suite = {
  id: 'R10',
  promise: 'fair',
  shows:
    'A recorded game replays to the same state after each choice in Node 20, 22 and 24, in Chromium and in Firefox',
  unit: 'games',
  trials: { long: 1_000, night: 20_000 },
  share: 500,
  run: request => replayIn(everyEngine, request),
  planted: [
    planted('a shuffle by Math.random', {
      file: /kernel\/src\/random\.ts$/,
      from: 'const other = below(random, last + 1);',
      to: 'const other = Math.floor(Math.random() * (last + 1));',
    }),
    planted('an engine that rounds a little differently', {
      file: /kernel\/src\/random\.ts$/,
      from: 'return Math.floor((word * n) / WORDS);',
      to: 'return Math.min(n - 1, Math.floor((word * n) / WORDS + 1e-2));',
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  return { name, most: 100, run: request => replayIn(() => thisEngine([patching(patch)]), request) };
}

/** Replays so many games with each of these. */
export async function replayIn(
  begin: () => Promise<Engines>,
  { first, count, until }: TrialRequest,
): Promise<TrialReport> {
  const engines = await begin();
  try {
    const failures: Failure[] = [];
    const sums: Record<string, number> = {};
    let seed = first;
    for (; seed < first + count && failures.length < ENOUGH && !until(); seed += 1) {
      const { record, states } = playedGame(seed);
      const text = JSON.stringify(record);
      const answers = await Promise.all(
        engines.all.map(async engine => [engine.name, await engine.replay(text)] as const),
      );
      for (const [name, found] of answers) {
        if (found !== states) failures.push({ seed, what: `${name}: ${found} instead of ${states}` });
        sums[`states in ${name}`] = (sums[`states in ${name}`] ?? 0) + record.choices.length + 1;
      }
    }
    return { trials: seed - first, failures, sums };
  } finally {
    await engines.end();
  }
}

const ENOUGH = 3;
