// A lost store ends the server, with a reason.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { configWith } from '../testing/testServer.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';
import { defer } from './store/defer.ts';
import { StoreLost, StoreStopped } from './store/errors.ts';

const losing = vi.hoisted(() => ({ lost: new Promise<Error>(() => {}) }));
vi.mock(import('./store/openStore.ts'), async original => {
  const { openStore, ...others } = await original();
  return { ...others, openStore: async settings => ({ ...(await openStore(settings)), lost: losing.lost }) };
});

const data = mkdtempSync(join(tmpdir(), 'omerta-lost-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test.each([
  [
    new StoreLost('The disk failed to sync.'),
    'The disk failed to sync. Confirmed moves are stored, further ones cannot be: check the disk, then start the server again.',
  ],
  [
    new StoreStopped('CANARY is no function'),
    'The store stopped after an internal error. Confirmed moves are stored: start the server again.',
  ],
])('%s', async (error, words) => {
  const { promise, resolve } = defer<Error>();
  losing.lost = promise;
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  const server = await startServer(configWith({ data, port: '0', host: '127.0.0.1' }), { log });
  resolve(error);
  expect(await server.lost).toBe(words);
  await server.close();
  expect(lines.filter(line => line.includes('The store is lost'))).toHaveLength(1);
  expect(lines.join()).not.toContain('CANARY');
  expect(lines.at(-1)).toContain('closed');
});
