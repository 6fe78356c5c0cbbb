import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestServer } from '../testing/testServer.ts';
import { reportRoom, warningsOf } from './quotas.ts';

const GIGABYTE = 2 ** 30;
const plenty = { free: 50 * GIGABYTE, total: 100 * GIGABYTE };

test('the operator is warned when 80 % of a quota are used, or the disk is nearly full', () => {
  const quotas = [
    { name: 'lobbies', used: 8, most: 10 },
    { name: 'tokens', used: 7, most: 10 },
  ] as const;
  expect(warningsOf({ quotas, disk: plenty })).toEqual(['lobbies']);
  expect(warningsOf({ quotas: [], disk: { free: 0.9 * GIGABYTE, total: 100 * GIGABYTE } })).toEqual(['disk']);
  expect(warningsOf({ quotas: [], disk: { free: 0.5 * GIGABYTE, total: 4 * GIGABYTE } })).toEqual([]);
});

test('log and metrics say how much room there is', async () => {
  const data = mkdtempSync(join(tmpdir(), 'omerta-room-'));
  const server = await openTestServer({ data, mostTokens: '1' });
  const vito = await server.guest();
  await reportRoom(server.parts);
  expect(server.lines.filter(line => line.includes('running out of room'))).toEqual([]);
  await vito.post('/api/me/tokens', { name: 'my bot' });
  await reportRoom(server.parts);
  const [line] = server.lines.filter(each => each.includes('running out of room'));
  expect(JSON.parse(line!)).toMatchObject({ warnings: ['tokens'] });
  const { text } = await vito.get('/metrics');
  expect(text).toContain('omerta_quota_used{quota="tokens"} 1');
  expect(text).toContain('omerta_quota_most{quota="packBytes"} 268435456');
  expect(text).toMatch(/omerta_disk_free_bytes \d+/);
  await server.close();
  rmSync(data, { recursive: true });
});
