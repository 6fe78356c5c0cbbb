// The crowd of the load suites, at a server in this process.

import { randomFrom } from '@omerta/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { ANY_GAME } from '../games.ts';
import { memoryStore } from '../memoryStore.ts';
import { openSocketServer, type SocketServer } from '../play/socketServer.ts';
import { startedTable } from '../play/table.ts';
import { Ledger } from '../process/ledger.ts';
import { CrowdTable } from './crowdTable.ts';
import { flood } from './flood.ts';
import { metricIn, quantilesOf, sampleOf } from './measures.ts';
import { makeMoves } from './moves.ts';
import { SeatPage } from './seatPage.ts';
import { type Spread, storm } from './storm.ts';
import { FrameReader, OPCODE, writeFrame } from './webSocketFrames.ts';

const NO_PAGE_BEHIND = [undefined, undefined, undefined, undefined];
const servers: SocketServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function crowdAt(game: string, ledger: Ledger): Promise<CrowdTable> {
  const store = memoryStore();
  const server = await openSocketServer(store, {}, { isAllowed: () => true });
  servers.push(server);
  const { match } = await startedTable(store, server.matches, { game, people: 4 });
  const cookies = ['0', '1', '2', '3'];
  const pages = cookies.map(cookie => new SeatPage(`${server.url}/`, match.id, cookie));
  await Promise.all(pages.map(page => page.open()));
  return new CrowdTable({ match: match.id, game, cookies }, pages, ledger);
}

test('moves are made, answered and seen by all', async () => {
  const ledger = new Ledger();
  const table = await crowdAt(ANY_GAME, ledger);
  const played = await makeMoves([table], { rate: 4, seconds: 1 }, randomFrom(1));
  const { noTableFree = 0, ...others } = played.refused; // a slow machine is still at work
  expect(others).toEqual({});
  expect(played.moves + noTableFree).toBe(4);
  expect(played.moves).toBeGreaterThan(0);
  expect(played.seen.length).toBeGreaterThan(0);
  expect(played.views).toBeGreaterThanOrEqual(played.moves);
  expect(ledger.acknowledged.size).toBe(played.moves);
  expect(await Promise.all(table.pages.map(page => page.behind()))).toEqual(NO_PAGE_BEHIND);
});

test.each<[Spread, number]>([
  ['byChance', 1],
  ['notAtAll', 4],
])('a page that was cut off reconnects, spread %s, and has missed nothing', async (spread, least) => {
  const table = await crowdAt(ANY_GAME, new Ledger());
  await Promise.all(table.pages.map(page => page.remember()));
  const { cut, back, atOnce } = await storm([table], spread, randomFrom(2));
  expect({ cut, back }).toEqual({ cut: 4, back: 4 });
  expect(await Promise.all(table.pages.map(page => page.behind()))).toEqual(NO_PAGE_BEHIND);
  expect(atOnce).toBeGreaterThanOrEqual(least);
});

test('a page that was cut off and does not reconnect is behind', async () => {
  const table = await crowdAt(ANY_GAME, new Ledger());
  const [page] = table.pages;
  await page!.remember();
  await table.move(randomFrom(3));
  expect(await page!.behind()).toBeUndefined();
  page!.cut();
  expect(await page!.behind()).toMatch(/did not reconnect/);
});

test('a flood sends only over open connections', async () => {
  const table = await crowdAt(ANY_GAME, new Ledger());
  for (const page of table.pages) page.cut();
  const report = await flood([table], { perSecond: 100, seconds: 0.1 }, randomFrom(5));
  expect(report).toMatchObject({ sent: 0, answers: {}, unanswered: 0, cut: 0 });
  expect(report.unsent).toBeGreaterThan(0);
});

test('a page that is cut in a flood reconnects', async () => {
  const table = await crowdAt(ANY_GAME, new Ledger());
  const flooding = flood([table], { perSecond: 20, seconds: 0.1 }, randomFrom(5));
  for (const page of table.pages) page.cut();
  expect(await flooding).toMatchObject({ unanswered: 0, cut: 4 });
  await vi.waitFor(
    async () => expect(await Promise.all(table.pages.map(page => page.behind()))).toEqual(NO_PAGE_BEHIND),
    { timeout: 20_000, interval: 200 },
  );
}, 30_000);

test('a missing metric is an error, not a small number', () => {
  expect(metricIn('omerta_sockets 3', 'sockets')).toBe(3);
  expect(() => metricIn('omerta_socket 3\nomerta_sockets ', 'sockets')).toThrow('has no metric sockets');
});

test('frames of any length come through, in whatever pieces', () => {
  for (const length of [0, 5, 125, 126, 65_535, 65_536]) {
    for (const masked of [true, false]) {
      const frame = { opcode: OPCODE.text, payload: Buffer.alloc(length, 'omertà') };
      const bytes = Buffer.concat([writeFrame(frame, masked), writeFrame(frame, masked)]);
      const reader = new FrameReader();
      const cut = Math.floor(bytes.length / 3);
      const read = [bytes.subarray(0, cut), bytes.subarray(cut)].flatMap(piece => reader.read(piece));
      expect(read.map(({ opcode, payload }) => [opcode, payload.equals(frame.payload)])).toEqual([
        [OPCODE.text, true],
        [OPCODE.text, true],
      ]);
    }
  }
});

test('quantiles and samples', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at);
  expect(quantilesOf(hundred)).toEqual({ p50: 50, p99: 99, most: 99 });
  expect(sampleOf([3, 1, 2])).toEqual([1, 2, 3]);
  expect(sampleOf(Array.from({ length: 1000 }, (_, at) => at)).length).toBe(500);
});
