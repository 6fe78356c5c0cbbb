// The crowd, in a process of its own: simulated pages at many tables, each with a socket.
import { readFileSync } from 'node:fs';
import { randomFrom } from '@omerta/kernel';
import { Ledger } from '../process/ledger.ts';
import type { Answer, Asked, Done, Order, OrderKind } from './crowdOrders.ts';
import { CrowdTable } from './crowdTable.ts';
import { eachOf } from './eachOf.ts';
import { flood } from './flood.ts';
import { writeLedger } from './ledgerFile.ts';
import { makeMoves } from './moves.ts';
import { NonReaders } from './nonReaders.ts';
import { SeatPage } from './seatPage.ts';
import type { SeededTable } from './seededTables.ts';
import { storm } from './storm.ts';

const ledger = new Ledger();
const tables: CrowdTable[] = [];
const nonReaders = new NonReaders();
const random = randomFrom(Number(process.argv[2]));

const obey: { readonly [K in OrderKind]: (asked: Asked<K>) => Promise<Done<K>> } = {
  async look({ address, file }) {
    const seeded: SeededTable[] = JSON.parse(readFileSync(file, 'utf8'));
    await eachOf(seeded, AT_ONCE, table => looked(address, table));
  },
  async watch({ address, file, from, tables: count }) {
    const seeded: SeededTable[] = JSON.parse(readFileSync(file, 'utf8')).slice(from, from + count);
    tables.push(...(await eachOf(seeded, AT_ONCE, table => watched(address, table))));
  },
  move: pace => makeMoves(tables, pace, random),
  storm: ({ spread }) => storm(tables, spread, random),
  flood: asked => flood(tables, asked, random),
  async remember({ pages: count }) {
    const pages = tables.flatMap(({ pages }) => pages);
    const step = Math.max(1, Math.floor(pages.length / count));
    const some = pages.filter((_, at) => at % step === 0).slice(0, count);
    await eachOf(some, AT_ONCE, page => page.remember());
  },
  async compare() {
    const pages = tables.flatMap(({ pages }) => pages);
    const found = await eachOf(pages, AT_ONCE, page => page.behind().catch(String)); // the connection may be lost now
    return { behind: found.filter(what => what !== undefined) };
  },
  async startNonReaders({ address, readers, tables: count, perSecond }) {
    const matches = tables.slice(0, count).map(({ match }) => match);
    await nonReaders.begin(address, matches, readers, perSecond);
  },
  endNonReaders: ({ seconds }) => nonReaders.end(seconds),
  async ledger({ file }) {
    writeLedger(file, ledger);
  },
};

/** Behind a proxy every client has an address, and so a rate limit, of its own. */
async function looked(address: string, { match, cookies: [cookie] }: SeededTable): Promise<void> {
  const headers = { cookie: cookie!, 'x-forwarded-for': match };
  const response = await fetch(`${address}api/matches/${match}`, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${match}: ${response.status}`);
}

async function watched(address: string, table: SeededTable): Promise<CrowdTable> {
  const pages = table.cookies.map(cookie => new SeatPage(address, table.match, cookie));
  await Promise.all(pages.map(page => page.open()));
  return new CrowdTable(table, pages, ledger);
}

const AT_ONCE = 16;

process.on('message', async ({ kind, asked }: Order) => {
  try {
    answer({ ok: true, done: await obey[kind](asked as never) }); // the kind decides the type
  } catch (error) {
    answer({ ok: false, problem: error instanceof Error ? error.message : String(error) });
  }
});

function answer(what: Answer): void {
  process.send?.(what);
}
