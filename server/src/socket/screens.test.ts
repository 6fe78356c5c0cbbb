// The shared screen over the socket: the public view, also where a player is logged in, as long as it is open.
import type { Frame, ServedKind } from '@omerta/protocol';
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { openSocketServer, type SocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose } from '../../testing/play/testNode.ts';
import { closeScreen, openScreen } from '../matches/sharedScreen.ts';

const servers: SocketServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const key = 'k'.repeat(43);

async function scene() {
  const store = memoryStore();
  const server = await openSocketServer(store);
  servers.push(server);
  const table = { game: 'cashnguns', people: 4, settings: { spectators: false } };
  const live = await startedTable(store, server.matches, table);
  await live.change(match => openScreen(match, person(2).id, key));
  return { server, live, match: live.match.id };
}

function pageOf(server: SocketServer, at: number | undefined) {
  const page = new TestPage(server, at);
  const served: { readonly kind: ServedKind; readonly what: unknown }[] = [];
  page.onServed = (kind, what) => void served.push({ kind, what });
  return { page, of: (kind: ServedKind) => served.filter(each => each.kind === kind).map(({ what }) => what) };
}

test('a table without spectators is shown to its screen, on a player’s own laptop too', async () => {
  const { server, live, match } = await scene();
  const stranger = pageOf(server, undefined);
  expect(await stranger.page.ask('watch', { match })).toEqual({ ok: false, code: 'spectatorsOff' });
  for (const at of [undefined, 1]) {
    const { page, of } = pageOf(server, at);
    const look = await page.ask('watch', { match, screen: key });
    expect(look).toMatchObject({
      ok: true,
      table: { you: { viewer: 'spectator', isHost: false, isScreen: true } },
      frame: { viewer: 'spectator' },
    });
    expect(live.broadcast.isPresent(1)).toBe(false);
    const waiting = choicesOf(live, at ?? 0);
    await choose(live, at ?? 0, waiting[0]!);
    await expect.poll(() => (of('frame') as Frame[]).map(({ viewer }) => viewer)).toContain('spectator');
    expect((of('frame') as Frame[]).every(({ viewer, question }) => viewer === 'spectator' && !question)).toBe(true);
    expect(await page.ask('say', { match, text: 'psst' })).toEqual({ ok: false, code: 'notYourSeat' });
    expect(await page.ask('log', { match })).toMatchObject({ ok: true });
    page.close();
  }
});

test('the screen shows the players’ emotes, but no words', async () => {
  const { server, match } = await scene();
  const screen = pageOf(server, undefined);
  await screen.page.ask('watch', { match, screen: key });
  const player = pageOf(server, 1);
  await player.page.ask('watch', { match });
  expect(await player.page.ask('say', { match, text: 'Only for us.' })).toEqual({ ok: true });
  expect(await player.page.ask('emote', { match, emote: 'laugh' })).toEqual({ ok: true });
  await expect.poll(() => player.of('chat')).toHaveLength(2);
  await expect.poll(() => screen.of('chat')).toMatchObject([{ room: 'players', seat: 1, emote: 'laugh' }]);
});

test('a page that was a screen may sit down as a player, and the other way round', async () => {
  const { server, live, match } = await scene();
  const { page } = pageOf(server, 1);
  await page.ask('watch', { match, screen: key });
  expect(await page.ask('watch', { match })).toMatchObject({ ok: true, frame: { viewer: 1 } });
  expect([live.broadcast.watchers.size, live.broadcast.isPresent(1)]).toEqual([1, true]);
  expect(await page.ask('watch', { match, screen: key })).toMatchObject({ ok: true, frame: { viewer: 'spectator' } });
  expect([live.broadcast.watchers.size, live.broadcast.isPresent(1)]).toEqual([1, false]);
  page.close();
  await expect.poll(() => live.broadcast.watchers.size).toBe(0);
});

test('when it is closed the screen is sent that, and nothing more', async () => {
  const { server, live, match } = await scene();
  const { page, of } = pageOf(server, undefined);
  await page.ask('watch', { match, screen: key });
  await live.change(each => closeScreen(each, person(0).id));
  await expect.poll(() => of('closed')).toEqual([{ match }]);
  const frames = of('frame').length;
  await choose(live, 0, choicesOf(live, 0)[0]!);
  expect(await page.ask('log', { match })).toEqual({ ok: false, code: 'notWatching' });
  expect(of('frame')).toHaveLength(frames);
  expect(await page.ask('watch', { match, screen: key })).toEqual({ ok: false, code: 'spectatorsOff' });
});
