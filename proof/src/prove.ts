// One suite: first its teeth, then its trials, share by share, each written down when it is made.
import type { Found, Planted, Suite } from '@omerta/testing';
import { figureOf } from './figure.ts';
import type { Origin } from './origin.ts';
import { type Results, standingOf } from './results.ts';

export interface Task {
  readonly origin: Origin;
  /** Whether this is still what lies there: a suite may bundle it anew. */
  readonly isCurrent: () => boolean;
  readonly results: Results;
  readonly from: number; // seed
  readonly until: () => boolean;
  readonly tell: (line: string) => void;
}

/** Failed, where a trial failed or a planted defect was not found. */
export type Verdict = 'fine' | 'failed' | 'unfinished';

/** As many trials as wanted, with those that were made before. */
export async function prove(suite: Suite, wanted: number, task: Task): Promise<Verdict> {
  const { results, origin, from, until, tell } = task;
  const standing = () => standingOf(results.lines, suite.id, origin.code);
  const { caught } = standing();
  let hasTeeth = true;
  for (const planted of suite.planted) {
    if (!caught.has(planted.name) && !until()) hasTeeth = (await bite(suite, planted, task)) && hasTeeth;
  }
  for (let now = standing(); now.trials < wanted && now.failures < ENOUGH && !until(); now = standing()) {
    const count = Math.min(suite.share, wanted - now.trials);
    const made = await tryOut(suite, Math.max(from, now.next), count, task);
    if (made.trials === 0) break;
  }
  const { trials, failures, caught: found } = standing();
  tell(figureOf(suite, trials, failures));
  if (failures > 0 || !hasTeeth) return 'failed';
  return trials < wanted || found.size < suite.planted.length ? 'unfinished' : 'fine';
}

/** The trials from this seed on, once more or for the first time. */
export async function tryOut(suite: Suite, first: number, count: number, task: Task): Promise<Found> {
  const { origin, results, until, tell } = task;
  const began = performance.now();
  const write = (found: Found) => {
    demandCurrent(task);
    if (found.trials > 0) results.add({ kind: 'trials', suite: suite.id, first, ...found, ...made(began, origin) });
  };
  const found = await suite.run({ first, count, until, tell }).catch((error: unknown) => {
    const what = `it broke off: ${error instanceof Error ? error.message : error}`; // a server that does not open again
    write({ trials: 1, failures: [{ seed: first, count, what }] });
    throw error;
  });
  write(found);
  for (const { seed, what, count: again = 1 } of found.failures) {
    tell(`FAILED at seed ${seed}: ${what}`);
    tell(`  again: npm run proof -- --only ${suite.id} --first ${seed} --count ${again}`);
  }
  return found;
}

async function bite(suite: Suite, { name, most, run }: Planted, task: Task): Promise<boolean> {
  const { origin, results, until, tell } = task;
  const began = performance.now();
  const { trials, failures } = await run({ first: 0, count: most, until, tell });
  demandCurrent(task);
  if (trials < most && until()) return true; // a run that was cut short says nothing
  const [failure] = failures;
  const caught = failure !== undefined;
  const seen = caught ? { what: failure.what.slice(0, LONGEST) } : {};
  results.add({ kind: 'planted', suite: suite.id, name, caught, trials, ...seen, ...made(began, origin) });
  tell(caught ? `planted and found: ${name}` : `NOT FOUND: ${name}, in ${trials} ${suite.unit}`);
  return caught;
}

function demandCurrent({ isCurrent }: Task): void {
  if (!isCurrent()) throw new Error('The code was changed while it was tried: nothing is written down.');
}

function made(began: number, origin: Origin) {
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { ...origin, seconds, at: new Date().toISOString() };
}

const ENOUGH = 10; // failures: more trials say nothing new
const LONGEST = 200;
