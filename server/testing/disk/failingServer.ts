// The whole server, as shipped, on a disk that fails to sync.
import { once } from 'node:events';
import { join } from 'node:path';
import { sqliteStore } from '../../src/store/sqliteStore.ts';
import type { BuiltServer } from '../process/builtServer.ts';
import { freePort } from '../process/serverProcess.ts';
import { realBrowser } from '../realBrowser.ts';
import { callsFailed, type FaultResult } from './failingDisk.ts';
import { straced } from './strace.ts';

/** Guests sign in until the sync with this number has failed. */
export async function runWithFailedSync({ program }: BuiltServer, sync: number, root: string): Promise<FaultResult> {
  const [data, calls] = [join(root, 'data'), join(root, 'calls')];
  const port = await freePort();
  const words = ['serve', '--host', '127.0.0.1', '--port', String(port), '--data', data, '--trust-proxy', 'loopback'];
  const server = straced({
    program: [process.execPath, program, ...words],
    calls: ['fsync', 'fdatasync'],
    paths: [join(data, 'omerta.db-wal')],
    out: calls,
    inject: ['fsync', 'fdatasync'].map(call => `${call}:error=EIO:when=${sync}`),
  });
  let errors = '';
  server.stderr?.on('data', (bytes: Buffer) => {
    errors = `${errors}${bytes}`.slice(-4000);
  });
  const ended = once(server, 'close');
  await Promise.race([once(server.stdout!, 'data'), ended]);
  const welcomed = await welcomeGuests(`http://127.0.0.1:${port}/`);
  const [code] = await ended;
  const problems = [
    ...(code === 1 ? [] : [`it ended with ${code}`]),
    ...(errors.includes('omerta: The disk failed to sync.') ? [] : [`its last output was ${errors.slice(-200)}`]),
    ...(await missing(join(data, 'omerta.db'), welcomed)),
  ];
  return { problems, failed: callsFailed(calls), acknowledged: 0, refused: 0 };
}

/** Until one is refused. */
async function welcomeGuests(address: string): Promise<string[]> {
  const welcomed: string[] = [];
  for (let at = 0; at < MOST; at += 1) {
    const forwarded = { 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` };
    const answer = await realBrowser(address, forwarded)
      .post('/api/guests', { name: `Guest ${at}` })
      .catch(() => undefined); // the server is gone
    if (answer?.status !== 200) break;
    welcomed.push(String(answer.body.id));
  }
  return welcomed;
}

const MOST = 500;

async function missing(file: string, people: readonly string[]): Promise<string[]> {
  const store = await sqliteStore(file);
  const found = await Promise.all(people.map(id => store.personById(id)));
  await store.close();
  const lost = found.filter(person => person === undefined).length;
  return lost > 0 ? [`${lost} of ${people.length} people are not stored`] : [];
}
