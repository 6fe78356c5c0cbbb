// One suite: first its planted defects, then its trials, run by run, each written to the results file.
import type { Planted, Suite, TrialReport } from '@omerta/testing';
import { figureOf } from './figure.ts';
import type { Origin } from './origin.ts';
import { progressOf, type Results } from './results.ts';

export interface Task {
  readonly origin: Origin;
  /** Whether the sources are unchanged: a suite may bundle them anew. */
  readonly isCurrent: () => boolean;
  readonly results: Results;
  readonly from: number; // seed
  readonly until: () => boolean;
  readonly log: (line: string) => void;
}

/** Failed, where a trial failed or a planted defect was not found. */
export type Verdict = 'fine' | 'failed' | 'unfinished';

/** As many trials as wanted, counting those of earlier runs. */
export async function prove(suite: Suite, wanted: number, task: Task): Promise<Verdict> {
  const { results, origin, from, until, log } = task;
  const progress = () => progressOf(results.lines, suite.id, origin.code);
  const { caught } = progress();
  let findsAll = true;
  for (const planted of suite.planted) {
    if (!caught.has(planted.name) && !until()) findsAll = (await findPlanted(suite, planted, task)) && findsAll;
  }
  for (let now = progress(); now.trials < wanted && now.failures < ENOUGH && !until(); now = progress()) {
    const count = Math.min(suite.share, wanted - now.trials);
    const report = await runTrials(suite, Math.max(from, now.next), count, task);
    if (report.trials === 0) break;
  }
  const { trials, failures, caught: found } = progress();
  log(figureOf(suite, trials, failures));
  if (failures > 0 || !findsAll) return 'failed';
  return trials < wanted || found.size < suite.planted.length ? 'unfinished' : 'fine';
}

/** Runs the trials from this seed on. */
export async function runTrials(suite: Suite, first: number, count: number, task: Task): Promise<TrialReport> {
  const { origin, results, until, log } = task;
  const began = performance.now();
  const write = (found: TrialReport) => {
    expectCurrent(task);
    if (found.trials > 0) results.add({ kind: 'trials', suite: suite.id, first, ...found, ...made(began, origin) });
  };
  const found = await suite.run({ first, count, until, log }).catch((error: unknown) => {
    const what = `it stopped: ${error instanceof Error ? error.message : error}`; // a server that does not open again
    write({ trials: 1, failures: [{ seed: first, count, what }] });
    throw error;
  });
  write(found);
  for (const { seed, what, count: again = 1 } of found.failures) {
    log(`FAILED at seed ${seed}: ${what}`);
    log(`  again: npm run proof -- --only ${suite.id} --first ${seed} --count ${again}`);
  }
  return found;
}

async function findPlanted(suite: Suite, { name, most, run }: Planted, task: Task): Promise<boolean> {
  const { origin, results, until, log } = task;
  const began = performance.now();
  const { trials, failures } = await run({ first: 0, count: most, until, log });
  expectCurrent(task);
  if (trials < most && until()) return true; // a run that was cut short decides nothing
  const [failure] = failures;
  const caught = failure !== undefined;
  const seen = caught ? { what: failure.what.slice(0, LONGEST) } : {};
  results.add({ kind: 'planted', suite: suite.id, name, caught, trials, ...seen, ...made(began, origin) });
  log(caught ? `planted and found: ${name}` : `NOT FOUND: ${name}, in ${trials} ${suite.unit}`);
  return caught;
}

function expectCurrent({ isCurrent }: Task): void {
  if (!isCurrent()) throw new Error('The code was changed during the run: no result is written.');
}

function made(began: number, origin: Origin) {
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { ...origin, seconds, at: new Date().toISOString() };
}

const ENOUGH = 10; // failures after which no more trials are made
const LONGEST = 200;
