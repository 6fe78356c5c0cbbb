// The thread that owns the SQLite file. Started by sqlite.ts, from built JavaScript.
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteStore } from './sqliteStore.ts';
import { encodeError, encodeResult, OPENING, type Request } from './threadMessages.ts';

const port = parentPort;
if (port === null) throw new Error('sqliteWorker runs as a worker only.');

try {
  const store = await sqliteStore(String(workerData.file));
  port.on('message', async ({ id, method, values }: Request) => {
    try {
      // METHODS in sqlite.ts guarantees that names and arguments match.
      const work = store[method] as (...values: unknown[]) => Promise<unknown>;
      const given = (JSON.parse(values) as unknown[]).map(value => value ?? undefined);
      port.postMessage(encodeResult(id, await work(...given)));
    } catch (error) {
      port.postMessage(encodeError(id, error));
    }
  });
  port.postMessage(encodeResult(OPENING, undefined));
} catch (error) {
  port.postMessage(encodeError(OPENING, error));
  port.close();
}
