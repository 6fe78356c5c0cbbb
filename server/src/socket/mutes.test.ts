import type { ChatLine } from '@omerta/protocol';
import { afterEach, expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { openSocketServer, type SocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { person, startedTable } from '../../testing/play/table.ts';

const servers: SocketServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Two nodes, four known players, and their game. */
async function scene() {
  const disk = new Disk();
  const stores: [MemoryStore, MemoryStore] = [memoryStore(disk), memoryStore(disk)];
  for (const store of stores) servers.push(await openSocketServer(store));
  for (const at of [0, 1, 2, 3]) {
    await stores[0].addPerson({ ...person(at), language: 'en', createdAt: 1, lastSeen: 1 });
  }
  const { id } = (await startedTable(stores[0], servers[0]!.matches, { game: 'cashnguns', people: 4 })).match;
  return { store: stores[0], id };
}

/** A page that watches, and the chat lines it is sent. */
async function listener(node: number, at: number, match: string) {
  const page = new TestPage(servers[node]!, at);
  const received: (string | undefined)[] = [];
  page.onServed = (kind, what) => {
    const line = what as ChatLine;
    if (kind === 'chat') received.push(line.text ?? line.emote);
  };
  await page.ask('watch', { match });
  const reply = await page.ask('chat', { match });
  return { page, received, before: reply.ok ? reply.lines.map(({ text, emote }) => text ?? emote) : [] };
}

test('words and emotes of the muted no longer reach the muter, at any node, after a reload too', async () => {
  const { store, id } = await scene();
  const [vito, sonny, tom] = [await listener(0, 0, id), await listener(1, 1, id), await listener(1, 2, id)];
  await sonny.page.ask('say', { match: id, text: 'before' });
  await expect.poll(() => vito.received).toEqual(['before']);
  await store.addMute({ id: 'm', muter: person(0).id, muted: person(1).id, at: 1 });
  await sonny.page.ask('say', { match: id, text: 'lies' });
  await sonny.page.ask('emote', { match: id, emote: 'laugh' });
  await tom.page.ask('say', { match: id, text: 'enough' });
  await expect.poll(() => vito.received).toEqual(['before', 'enough']);
  await expect.poll(() => tom.received).toEqual(['before', 'lies', 'laugh', 'enough']);
  expect(sonny.received).toEqual(tom.received); // the muted player does not notice
  expect((await listener(1, 0, id)).before).toEqual(['enough']);

  await store.deleteMute(person(0).id, person(1).id);
  const again = await listener(0, 0, id);
  expect(again.before).toEqual(['before', 'lies', 'laugh', 'enough']);
  await sonny.page.ask('say', { match: id, text: 'peace' });
  await expect.poll(() => again.received).toEqual(['peace']);
});
