import type { CallAdviser, HintHost } from '@omerta/table/page/adviser.ts';
import { wrap } from 'comlink';

/** Starts a worker that gives hints. */
export const callAdviser: CallAdviser = onFault => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', onFault);
  return { host: wrap<HintHost>(worker), end: () => worker.terminate() };
};
