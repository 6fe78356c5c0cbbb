import { expect, test } from 'vitest';
import { workerFault } from '../net/workerFault.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { type OpenReplay, openReplay } from './openReplay.ts';
import type { ReplayHost } from './replayHost.ts';

const FILE = {} as RecordFile; // not read here
const never = new Promise<never>(() => {});

async function told(host: Partial<ReplayHost>, fault: Promise<never> = never) {
  const all: (OpenReplay | 'fault')[] = [];
  const opening = openReplay({ host: host as ReplayHost, fault }, FILE, undefined, each => all.push(each));
  await expect(opening).rejects.toThrow('broke');
  return all;
}

test('a record that cannot be opened is a fault, and not waited for', async () => {
  expect(await told({ open: () => Promise.reject(new Error('It broke')) })).toEqual(['fault']);
});

test('a worker that cannot be loaded is a fault, and not waited for', async () => {
  const worker = new EventTarget();
  const fault = workerFault(worker as Worker); // all that is listened to
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'It broke' }));
  expect(await told({ open: () => never }, fault)).toEqual(['fault']);
});
