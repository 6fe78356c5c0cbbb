// npm run test:long, npm run test:night, npm run proof.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suitesNamed } from './catalogue.ts';
import { mendJsonLines } from './jsonLines.ts';
import { EXIT, runInLanes } from './lanes.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { originNow, ROOT } from './origin.ts';
import { prove, runTrials, type Task, type Verdict } from './prove.ts';
import { Results } from './results.ts';
import { sourcesOf } from './sources.ts';

/** The suite this process runs, set by the process that started it. */
const part = process.env.OMERTA_PROOF_PART;

try {
  const options = readOptions(process.argv.slice(2));
  process.exitCode = EXIT[part === undefined ? await runAll(options) : await runPart(options, part)];
} catch (error) {
  if (part !== undefined) throw error;
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}
if (part !== undefined) process.exit(); // suites may leave handles open

async function runAll(options: Options): Promise<Verdict> {
  const suites = suitesNamed(options.only);
  if (options.again === undefined) prepare(options);
  return runInLanes(suites, options.lanes, {
    OMERTA_PROOF_UNTIL: String(Date.now() + options.minutes * 60_000),
  });
}

async function runPart(options: Options, id: string): Promise<Verdict> {
  const [suite] = suitesNamed([id]);
  if (suite === undefined) throw new Error(`No suite is called ${id}.`);
  const end = Number(process.env.OMERTA_PROOF_UNTIL);
  const origin = originNow(sourcesOf(suite));
  const task: Task = {
    origin,
    isCurrent: () => originNow(sourcesOf(suite)).code === origin.code,
    results: new Results(fileOf(options)),
    from: options.from,
    until: () => Date.now() >= end,
    log: line => console.log(line),
  };
  const { again, plan, trials = suite.trials[plan] } = options;
  if (again === undefined) return prove(suite, trials, task);
  const found = await runTrials(suite, again.first, again.count, { ...task, results: new Results(undefined) });
  return found.failures.length === 0 ? 'fine' : 'failed';
}

/** Only results in the default file are overwritten. */
function prepare({ resume, out, ...options }: Options): void {
  const file = fileOf({ resume, out, ...options });
  if (resume) {
    mendJsonLines(file);
    return;
  }
  if (out === undefined) rmSync(file, { force: true });
  else if (existsSync(file)) throw new Error(`${out} holds results: --resume goes on, or name another file.`);
}

function fileOf({ out, plan }: Options): string {
  return out === undefined ? join(ROOT, 'proof/dist', `${plan}.jsonl`) : resolve(out);
}
