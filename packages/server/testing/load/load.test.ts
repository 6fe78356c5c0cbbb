// The crowd of the load suites, at a server in this process.
import { randomFrom } from '@omerta/kernel';
import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../memoryStore.ts';
import { serve, type TestServer } from '../play/served.ts';
import { startedTable } from '../play/table.ts';
import { Ledger } from '../process/ledger.ts';
import { CrowdTable } from './crowdTable.ts';
import { quantilesOf, sampleOf } from './measures.ts';
import { makeMoves } from './moves.ts';
import { SeatPage } from './seatPage.ts';
import { type Spread, storm } from './storm.ts';
import { FrameReader, OPCODE, writeFrame } from './webSocketFrames.ts';

const servers: TestServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function crowdAt(game: string, ledger: Ledger): Promise<CrowdTable> {
  const store = memoryStore();
  const server = await serve(store, {}, { isAllowed: () => true });
  servers.push(server);
  const { match } = await startedTable(store, server.matches, { game, people: 4 });
  const cookies = ['0', '1', '2', '3'];
  const pages = cookies.map(cookie => new SeatPage(`${server.url}/`, match.id, cookie));
  await Promise.all(pages.map(page => page.open()));
  return new CrowdTable({ match: match.id, game, cookies }, pages, ledger);
}

test('moves are made, answered and seen by all', async () => {
  const ledger = new Ledger();
  const table = await crowdAt('corleone', ledger);
  const played = await makeMoves([table], { rate: 4, seconds: 1 }, randomFrom(1));
  const { noTableFree = 0, ...others } = played.refused; // a slow machine is still at work
  expect(others).toEqual({});
  expect(played.moves + noTableFree).toBe(4);
  expect(played.moves).toBeGreaterThan(0);
  expect(played.seen.length).toBeGreaterThan(0);
  expect(played.views).toBeGreaterThanOrEqual(played.moves);
  expect(ledger.acknowledged.size).toBe(played.moves);
  expect(await Promise.all(table.pages.map(page => page.behind()))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[Spread, number]>([
  ['byChance', 1],
  ['notAtAll', 4],
])('whoever was cut off comes back, spread %s, and has missed nothing', async (spread, least) => {
  const table = await crowdAt('cashnguns', new Ledger());
  const { cut, back, missed, atOnce } = await storm([table], spread, randomFrom(2));
  expect({ cut, back, missed }).toEqual({ cut: 4, back: 4, missed: [] });
  expect(atOnce).toBeGreaterThanOrEqual(least);
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
