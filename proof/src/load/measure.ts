import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { builtServer, type Scene, SEATS, underLoad } from '@omerta/server/load';
import { isHeld, type LoadLine, memoryOf, type RunFigures, runOf, wordsOf } from './figures.ts';
import type { Step } from './steps.ts';

export type Measured = Pick<LoadLine, 'step' | 'sockets' | 'busy' | 'memory' | 'runs'>;

/** The tables are stored before the server starts, so its memory shows what it needs for them. */
export async function measure(step: Step, log: (line: string) => void): Promise<Measured> {
  const built = await builtServer();
  const [busy = 0] = loadavg();
  try {
    log(`${step.tables} tables are stored …`);
    return await underLoad(built, { store: step.store, tables: step.tables, seed: 1 }, async scene => {
      const { crowd, address, file } = scene;
      const started = await quietly(scene);
      await crowd.ask('look', { address, file });
      const loaded = await quietly(scene);
      log(`${step.watched * SEATS} sockets …`);
      await crowd.ask('watch', { address, file, from: 0, tables: step.watched });
      const watched = await quietly(scene);
      const runs = await runsOf(step, scene, log);
      const memory = memoryOf(step, { started, loaded, watched, moved: await scene.read() });
      return { step, sockets: step.watched * SEATS, busy: Number(busy.toFixed(1)), memory, runs };
    });
  } finally {
    built.remove();
  }
}

async function runsOf(
  { rates, seconds }: Step,
  { crowd, read }: Scene,
  log: (line: string) => void,
): Promise<RunFigures[]> {
  const runs: RunFigures[] = [];
  for (const rate of rates) {
    const [before, used] = [await read(), secondsUsed()];
    const began = performance.now();
    const played = await crowd.ask('move', { rate, seconds });
    const cores = (secondsUsed() - used) / ((performance.now() - began) / 1000);
    const run = runOf(rate, played, before, await read(), cores);
    log(wordsOf(run));
    runs.push(run);
    if (!isHeld(run)) break;
  }
  return runs;
}

/** After a moment, in which work under way ends. */
async function quietly({ read }: Scene) {
  await pause(1_000);
  return read();
}

/** Of all cores and processes. */
function secondsUsed(): number {
  const milliseconds = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return milliseconds / 1000;
}
