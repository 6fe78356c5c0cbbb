// Every suite runs in a process of its own, so that one cannot disturb the others.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Suite } from '@omerta/testing';
import type { Verdict } from './prove.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Suites open thousands of servers in one process, and prom-client never frees their metrics. */
const ROOM = '--max-old-space-size=8192'; // megabytes, at most

/** Exit codes of the verdicts; any other code is a failure. */
export const EXIT: Readonly<Record<Verdict, number>> = { fine: 0, failed: 1, unfinished: 3 };

/** `lanes` suites at a time; those that must run alone come last, one by one. */
export async function runInLanes(
  suites: readonly Suite[],
  lanes: number,
  variables: Readonly<Record<string, string>>,
): Promise<Verdict> {
  const verdicts = new Map<string, Verdict>();
  const work = async (waiting: Suite[]): Promise<void> => {
    for (let suite = waiting.shift(); suite !== undefined; suite = waiting.shift()) {
      verdicts.set(suite.id, await runOne(suite, variables));
    }
  };
  const together = suites.filter(suite => suite.alone !== true);
  await Promise.all(Array.from({ length: lanes }, () => work(together)));
  await work(suites.filter(suite => suite.alone === true));
  return summary(verdicts);
}

function summary(verdicts: ReadonlyMap<string, Verdict>): Verdict {
  const those = (verdict: Verdict) => [...verdicts].flatMap(([id, own]) => (own === verdict ? [id] : []));
  console.log(`\n${those('fine').length} of ${verdicts.size} suites are complete without a failure.`);
  const [failed, unfinished] = [those('failed'), those('unfinished')];
  if (unfinished.length > 0) console.log(`The time was up, --resume continues: ${unfinished.join(', ')}`);
  if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
  return failed.length > 0 ? 'failed' : unfinished.length > 0 ? 'unfinished' : 'fine';
}

async function runOne({ id, shows }: Suite, variables: Readonly<Record<string, string>>): Promise<Verdict> {
  console.log(`${id}: ${shows}`);
  const env = { ...process.env, ...variables, OMERTA_PROOF_PART: id };
  const execArgv = [...process.execArgv, ROOM];
  const child = fork(MAIN, process.argv.slice(2), { env, execArgv, silent: true });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', line => console.log(`${id}  ${line}`));
  }
  const [code] = await once(child, 'close');
  return code === EXIT.fine ? 'fine' : code === EXIT.unfinished ? 'unfinished' : 'failed';
}
