import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { openSocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { ok, person, readyTable } from '../../testing/play/table.ts';
import { sit, stand } from '../matches/lobby.ts';

test('a player who sat down at another node is accepted without a notification', async () => {
  const disk = new Disk();
  const deaf: MemoryStore = { ...memoryStore(disk), isShared: true, listen: () => () => {} };
  const [store, server] = [memoryStore(disk), await openSocketServer(deaf)];
  const guest = person(3);
  const table = { ...readyTable({ game: 'cashnguns', people: 4 }, 1), visibility: 'private', code: 'SICILY' } as const;
  const without = ok(stand(table, guest.id, 1));
  await store.addMatch(without);
  await server.matches.open(table.id);
  const page = new TestPage(server, 3);
  const watch = () => page.ask('watch', { match: table.id });
  expect(await watch()).toEqual({ ok: false, code: 'noSuchMatch' });
  await store.saveMatch(ok(sit(without, guest)), 0);
  expect(await watch()).toMatchObject({ ok: true, table: { you: { viewer: 3 } } });
  page.close();
  await server.close();
});
