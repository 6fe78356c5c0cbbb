// Two servers on one PostgreSQL, both asked for the same at once. Every decision has one winner, and there is one story.
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@omerta/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/house.ts';
import { audit, wrongRows } from '../testing/process/audit.ts';
import { type BuiltServer, builtServer } from '../testing/process/builtServer.ts';
import { guestsOf, openTable, ownAddress } from '../testing/process/company.ts';
import { rate, tell } from '../testing/process/figures.ts';
import { Ledger } from '../testing/process/ledger.ts';
import { Racer } from '../testing/process/racer.ts';
import { freePort, ServerProcess } from '../testing/process/serverProcess.ts';
import { realBrowser } from '../testing/realBrowser.ts';
import { type RealPostgres, realPostgres } from '../testing/store/realPostgres.ts';
import { gameOf } from './games.ts';
import { openPostgres } from './store/postgres.ts';

const COMMANDS = 10_000;
const TABLES = [
  ...Array.from({ length: 10 }, () => ({ game: 'corleone', people: 4 })),
  ...Array.from({ length: 10 }, () => ({ game: 'cashnguns', people: 5 })),
];

let postgres: RealPostgres;
let built: BuiltServer;
let url: string;
const data = mkdtempSync(join(tmpdir(), 'omerta-nodes-'));
const nodes: { readonly server: ServerProcess; readonly address: string }[] = [];

beforeAll(async () => {
  [postgres, built] = [await realPostgres(), await builtServer()];
  url = await postgres.freshUrl();
  for (const name of ['one', 'two']) {
    const port = await freePort();
    const words = ['--host', '127.0.0.1', '--port', String(port), '--data', join(data, name), '--database', url];
    const server = new ServerProcess(built.program, [...words, '--trust-proxy', 'loopback']);
    nodes.push({ server, address: `http://127.0.0.1:${port}/` });
    await server.opened();
  }
});
afterAll(async () => {
  for (const { server } of nodes) await server.stop();
  rmSync(data, { recursive: true, force: true });
  built.remove();
  await postgres.stop();
});

test('10,000 commands raced at two nodes: one winner each, one story', async () => {
  const ledger = new Ledger();
  const addresses = nodes.map(({ address }) => address);
  const enough = new AbortController();
  setMaxListeners(0, enough.signal); // every player hears it
  const racing = Promise.all(TABLES.map(table => raceAt(addresses, table, ledger, enough.signal)));
  const pausing = freezeNowAndThen(enough.signal);
  while (ledger.asked < COMMANDS) await Promise.race([pause(20), racing]);
  enough.abort();
  const tables = (await racing).flat();
  await pausing;
  const wrong = tables.flatMap(({ racers }) => racers.flatMap(racer => racer.wrong));
  for (const { match, guests } of tables) await sameEverywhere(match, guests, addresses);
  const store = await openPostgres({ url });
  const found = await audit(ledger, store);
  await store.close();
  tell({
    'commands raced at two nodes': ledger.asked,
    rows: found.rows,
    'finished games that replay': found.finished,
    'races without one winner': rate(wrong.length, ledger.asked / 2),
    'rows lost, twice or of nobody': rate(wrongRows(found), found.rows),
  });
  expect(wrong).toEqual([]);
  expect(found).toMatchObject({ lost: [], twice: [], foreign: [], denied: [], broken: [] });
  expect(ledger.contradictions).toEqual([]);
  expect(found.rows).toBe(ledger.acknowledged.size);
  expect(nodes.map(({ server }) => server.said)).toEqual(['', '']);
});

interface Raced {
  readonly match: string;
  readonly guests: readonly Browser[];
  readonly racers: readonly Racer[];
}

/** One game after another, until it is enough. */
async function raceAt(
  addresses: readonly string[],
  table: (typeof TABLES)[number],
  ledger: Ledger,
  calledOff: AbortSignal,
): Promise<Raced[]> {
  const guests = await guestsOf(addresses, table.people);
  const { standard: rules } = gameOf(table.game)!;
  const raced: Raced[] = [];
  while (!calledOff.aborted) {
    const match = await openTable(guests, table);
    const racers = guests.map(({ cookie }, at) => {
      const random = randomFrom(1 + at + 10 * raced.length);
      return new Racer({ addresses, cookie: cookie!, match, rules, random, ledger, calledOff });
    });
    await Promise.all(racers.map((racer, at) => racer.play(at % addresses.length)));
    raced.push({ match, guests, racers });
  }
  return raced;
}

/** A node that stood still does not know it, and goes on as if nothing had happened meanwhile. */
async function freezeNowAndThen(enough: AbortSignal): Promise<void> {
  for (let at = 0; !enough.aborted; at++) {
    await pause(2_000);
    await nodes[at % nodes.length]!.server.freeze(500);
  }
}

/** Both nodes show every seat the same, and tell the same record once the game is over. */
async function sameEverywhere(match: string, guests: readonly Browser[], addresses: readonly string[]): Promise<void> {
  const at = `/api/matches/${match}`;
  for (const { cookie } of guests) {
    const browsers = addresses.map(address => Object.assign(realBrowser(address, ownAddress()), { cookie }));
    const looks = () => Promise.all(browsers.map(async browser => (await browser.get(`${at}/seat`)).text));
    await expect.poll(async () => new Set(await looks()).size, { timeout: 20_000 }).toBe(1);
  }
  const strangers = addresses.map(address => realBrowser(address, ownAddress()));
  const [one, two] = await Promise.all(strangers.map(stranger => stranger.get(`${at}/record`)));
  expect(two?.text).toBe(one?.text);
}
