// A thread that plays blocks. Started by threads.ts, from built JavaScript.
import { parentPort, workerData } from 'node:worker_threads';
import { Mistake } from '../mistake.ts';
import type { Sitting } from './plan.ts';
import { type Seated, sitDown } from './sitDown.ts';
import type { Answered, Wanted } from './threadMessages.ts';

const port = parentPort;
if (port === null) throw new Error('arenaWorker runs as a worker only.');

const table = sitDown(workerData as Sitting); // what threads.ts gives
table.catch(() => undefined); // reported with the first block

port.on('message', (wanted: Wanted) => {
  if (wanted === 'stop') void table.then(stop, () => port.close());
  else void answered(wanted.block).then(answer => port.postMessage(answer));
});

async function answered(block: number): Promise<Answered> {
  try {
    return await (await table).play(block);
  } catch (error) {
    if (error instanceof Mistake) return { ok: false, problem: error.message };
    return { ok: false, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function stop(seated: Seated): Promise<void> {
  await seated.close();
  port!.close();
}
