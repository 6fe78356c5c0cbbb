// Every suite in a process of its own: what one leaves behind or breaks is nothing to the others.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Suite } from '@omerta/testing';
import type { Verdict } from './prove.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Thousands of houses are opened in one process, and prom-client forgets none of them. */
const ROOM = '--max-old-space-size=8192'; // megabytes, at most

/** How a process tells its verdict; whatever else it ends with is a failure. */
export const EXIT: Readonly<Record<Verdict, number>> = { fine: 0, failed: 1, unfinished: 3 };

/** So many at a time; those that want to be alone come last, one by one. */
export async function runInLanes(
  suites: readonly Suite[],
  lanes: number,
  told: Readonly<Record<string, string>>,
): Promise<Verdict> {
  const verdicts = new Map<string, Verdict>();
  const work = async (waiting: Suite[]): Promise<void> => {
    for (let suite = waiting.shift(); suite !== undefined; suite = waiting.shift()) {
      verdicts.set(suite.id, await runOne(suite, told));
    }
  };
  const together = suites.filter(suite => suite.alone !== true);
  await Promise.all(Array.from({ length: lanes }, () => work(together)));
  await work(suites.filter(suite => suite.alone === true));
  return summary(verdicts);
}

function summary(verdicts: ReadonlyMap<string, Verdict>): Verdict {
  const those = (verdict: Verdict) => [...verdicts].flatMap(([id, own]) => (own === verdict ? [id] : []));
  console.log(`\n${those('fine').length} of ${verdicts.size} suites are complete and nothing failed in them.`);
  const [failed, unfinished] = [those('failed'), those('unfinished')];
  if (unfinished.length > 0) console.log(`The time was up, --resume goes on: ${unfinished.join(', ')}`);
  if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
  return failed.length > 0 ? 'failed' : unfinished.length > 0 ? 'unfinished' : 'fine';
}

async function runOne({ id, shows }: Suite, told: Readonly<Record<string, string>>): Promise<Verdict> {
  console.log(`${id}: ${shows}`);
  const env = { ...process.env, ...told, OMERTA_PROOF_PART: id };
  const execArgv = [...process.execArgv, ROOM];
  const child = fork(MAIN, process.argv.slice(2), { env, execArgv, silent: true });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', line => console.log(`${id}  ${line}`));
  }
  const [code] = await once(child, 'close');
  return code === EXIT.fine ? 'fine' : code === EXIT.unfinished ? 'unfinished' : 'failed';
}
