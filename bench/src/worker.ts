// A thread for each table, so that no game is measured with code the compiler has shaped for another.
import { parentPort, workerData } from 'node:worker_threads';
import { measureTable } from './measureTable.ts';

parentPort!.postMessage(await measureTable(workerData));
