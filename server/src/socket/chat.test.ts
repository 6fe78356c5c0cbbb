import { type ChatLine, EMOTE_PAUSE } from '@omerta/protocol';
import { afterEach, expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { openSocketServer, type SocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { startedTable } from '../../testing/play/table.ts';

const servers: SocketServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serverOn(disk: Disk): Promise<SocketServer> {
  const server = await openSocketServer(memoryStore(disk));
  servers.push(server);
  return server;
}

/** A page that watches, and the chat lines it is sent. */
async function listener(server: SocketServer, at: number | undefined, match: string) {
  const page = new TestPage(server, at);
  const received: ChatLine[] = [];
  page.onServed = (kind, what) => void (kind === 'chat' && received.push(what as ChatLine));
  await page.ask('watch', { match });
  const reply = await page.ask('chat', { match });
  return { page, received, before: reply.ok ? reply.lines : [] };
}

test('players read players, spectators read spectators, at every node; each room counts its own lines', async () => {
  const disk = new Disk();
  const [one, two] = [await serverOn(disk), await serverOn(disk)];
  const { id } = (await startedTable(memoryStore(disk), one.matches, { game: 'cashnguns', people: 4 })).match;
  const first = await listener(one, 0, id);
  const second = await listener(two, 1, id);
  const stranger = await listener(one, 7, id);
  const other = await listener(two, 8, id);
  expect(await first.page.ask('say', { match: id, text: '  An offer.  ' })).toEqual({ ok: true });
  expect(await second.page.ask('emote', { match: id, emote: 'laugh' })).toEqual({ ok: true });
  expect(await stranger.page.ask('say', { match: id, text: 'Who is winning?' })).toEqual({ ok: true });
  const players = [
    { room: 'players', number: 1, name: 'Player 0', seat: 0, text: 'An offer.' },
    { room: 'players', number: 2, name: 'Player 1', seat: 1, emote: 'laugh' },
  ];
  const spectators = [{ room: 'spectators', number: 1, name: 'Player 7', text: 'Who is winning?' }];
  for (const { received } of [first, second]) {
    await expect.poll(() => received.length).toBe(2);
    expect(received).toMatchObject(players);
  }
  for (const { received } of [stranger, other]) {
    await expect.poll(() => received.length).toBe(1);
    expect(received).toMatchObject(spectators);
  }
  expect((await listener(two, 2, id)).before).toMatchObject(players);
  expect((await listener(two, undefined, id)).before).toMatchObject(spectators);
});

test('an unknown, absent or silent visitor cannot speak', async () => {
  const disk = new Disk();
  const server = await serverOn(disk);
  const { id } = (await startedTable(memoryStore(disk), server.matches, { game: 'cashnguns', people: 4 })).match;
  const unknown = await listener(server, undefined, id);
  expect(await unknown.page.ask('say', { match: id, text: 'psst' })).toEqual({ ok: false, code: 'notYourSeat' });
  const away = new TestPage(server, 3);
  expect(await away.ask('say', { match: id, text: 'psst' })).toEqual({ ok: false, code: 'notWatching' });
  const player = await listener(server, 0, id);
  expect(await player.page.ask('say', { match: id, text: '   ' })).toEqual({ ok: false, code: 'unreadable' });
  expect(await player.page.ask('emote', { match: id, emote: 'salute' })).toEqual({ ok: false, code: 'unreadable' });
  expect(await player.page.ask('leave', { match: id })).toEqual({ ok: true });
  expect(await player.page.ask('say', { match: id, text: 'still here?' })).toEqual({ ok: false, code: 'notWatching' });
  expect(await memoryStore(disk).chatOf(id, 'players')).toEqual([]);
});

test('chat is limited by person, from all pages together; after a pause they may speak again', async () => {
  const disk = new Disk();
  const clock = fakeClock();
  const server = await openSocketServer(memoryStore(disk), { clock });
  servers.push(server);
  const { id } = (await startedTable(memoryStore(disk), server.matches, { game: 'cashnguns', people: 4 })).match;
  const phone = await listener(server, 7, id); // a spectator may have two pages
  const tablet = await listener(server, 7, id);
  const other = await listener(server, 8, id);
  const emotes = ({ page }: typeof phone) => page.ask('emote', { match: id, emote: 'laugh' });
  const says = ({ page }: typeof phone) => page.ask('say', { match: id, text: 'An offer.' });
  const tooMany = { ok: false, code: 'tooMany' };

  expect([await emotes(phone), await emotes(phone), await emotes(tablet)]).toEqual([{ ok: true }, tooMany, tooMany]);
  expect(await emotes(other)).toEqual({ ok: true }); // others may
  for (let times = 0; times < 5; times++) expect(await says(times % 2 === 0 ? phone : tablet)).toEqual({ ok: true });
  expect([await says(phone), await says(tablet)]).toEqual([tooMany, tooMany]);
  expect(await memoryStore(disk).chatOf(id, 'spectators')).toHaveLength(7);

  await clock.pass(2_000);
  expect([await says(phone), await says(phone), await emotes(phone)]).toEqual([{ ok: true }, tooMany, tooMany]);
  await clock.pass(EMOTE_PAUSE - 2_000);
  expect(await emotes(phone)).toEqual({ ok: true });
});

test('many requests for the chat share few reads, and no page misses a line', async () => {
  const disk = new Disk();
  const { latestChat, ...store } = memoryStore(disk);
  let readings = 0;
  const slow: typeof latestChat = async (...given) => {
    readings += 1;
    await new Promise(resolve => setTimeout(resolve, 20));
    return latestChat(...given);
  };
  const server = await openSocketServer({ ...store, latestChat: slow });
  servers.push(server);
  const { id } = (await startedTable(memoryStore(disk), server.matches, { game: 'cashnguns', people: 4 })).match;
  const { page } = await listener(server, 7, id);
  readings = 0;
  const asked = Array.from({ length: 20 }, () => page.ask('chat', { match: id }));
  await page.ask('say', { match: id, text: 'An offer.' });
  expect(await page.ask('chat', { match: id })).toMatchObject({ lines: [{ text: 'An offer.' }] });
  for (const reply of await Promise.all(asked)) expect(reply).toMatchObject({ ok: true });
  expect(readings).toBeLessThanOrEqual(3);
});

test('if the store fails while a line is sent, it is sent with the next one', async () => {
  const disk = new Disk();
  const store = memoryStore(disk);
  let fails = 0;
  const mutersOf: typeof store.mutersOf = async person => {
    if (fails-- > 0) throw new Error('away');
    return store.mutersOf(person);
  };
  const server = await openSocketServer({ ...store, mutersOf });
  servers.push(server);
  const { id } = (await startedTable(store, server.matches, { game: 'cashnguns', people: 4 })).match;
  const [first, second] = [await listener(server, 0, id), await listener(server, 1, id)];
  fails = 1;
  await first.page.ask('say', { match: id, text: 'One.' });
  await first.page.ask('say', { match: id, text: 'Two.' });
  await expect.poll(() => second.received.map(({ text }) => text)).toEqual(['One.', 'Two.']);
});
