// npm run bench:load: how many tables, sockets and moves this machine holds; npm run proof:report draws it.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { originNow, ROOT } from '../origin.ts';
import { sourcesBehind } from '../sources.ts';
import { addLoad, readLoad } from './loadFile.ts';
import { measure } from './measure.ts';
import { STEPS, type Step, stepOf } from './steps.ts';

const KIT = 'server/testing/load/index.ts';

const USAGE = `npm run bench:load -- with

  --only NAME,…   these steps: ${STEPS.map(({ name }) => name).join(', ')}
  --minutes N     no step is started later
  --out FILE      docs/proof/load.jsonl; steps that were measured with this code are left out
  --again         those too
  --tables N --rate R [--seconds S] [--store sqlite|postgres]
                  this alone, printed and not written`;

try {
  await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 1;
}
process.exit(); // a database may leave handles open

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      minutes: { type: 'string', default: 'Infinity' },
      out: { type: 'string', default: join(ROOT, 'docs/proof/load.jsonl') },
      again: { type: 'boolean', default: false },
      tables: { type: 'string' },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '10' },
      store: { type: 'string', default: 'sqlite' },
    },
  });
  if (values.tables !== undefined) {
    const store = values.store === 'postgres' ? 'postgres' : 'sqlite';
    const step = stepOf('one', store, Number(values.tables), [Number(values.rate)], Number(values.seconds));
    console.log(JSON.stringify(await measure(step, log), undefined, 2));
    return;
  }
  const steps = named(values.only); // before the sources are read, which takes seconds
  const end = Date.now() + Number(values.minutes) * 60_000;
  const [file, origin] = [resolve(values.out), originNow(sourcesBehind(KIT, 'cli/src/main.ts'))];
  const known = values.again ? [] : readLoad(file).filter(({ code }) => code === origin.code);
  const isKnown = ({ name }: Step) => known.some(({ step }) => step.name === name);
  for (const step of steps.filter(each => !isKnown(each))) {
    if (Date.now() >= end) return log(`The time was up: ${step.name} is still to be measured.`);
    log(`${step.name} …`);
    addLoad(file, { ...(await measure(step, log)), ...origin, at: new Date().toISOString() });
  }
}

function named(only: string): readonly Step[] {
  const names = only.split(',').filter(name => name !== '');
  const unknown = names.filter(name => !STEPS.some(step => step.name === name));
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}.`);
  return names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name));
}

function log(line: string): void {
  console.error(line);
}
