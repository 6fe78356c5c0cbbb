// Two servers on one PostgreSQL, both sent answers to the same decision at once. One answer wins, and both nodes agree.

import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@omerta/kernel';
import { gameOf } from '../../src/games.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { gameAt, playersFor } from '../games.ts';
import { realBrowser } from '../realBrowser.ts';
import { type RealPostgres, realPostgres } from '../store/realPostgres.ts';
import type { Browser } from '../testServer.ts';
import { type Audit, audit } from './audit.ts';
import type { BuiltServer } from './builtServer.ts';
import { Ledger } from './ledger.ts';
import { guestsOf, openTable, ownAddress } from './playGames.ts';
import { Racer } from './racer.ts';
import { freePort, ServerProcess } from './serverProcess.ts';

export interface Raced {
  readonly ledger: Ledger;
  readonly found: Audit;
  readonly wrong: readonly string[]; // races without one winner, tables that differ between nodes
  readonly faults: string;
}

export interface Racing {
  readonly commands: number;
  readonly seed: number;
  readonly until: () => boolean;
}

interface Node {
  readonly server: ServerProcess;
  readonly address: string;
}

const TABLES = Array.from({ length: 20 }, (_, at) => ({ game: gameAt(at), people: playersFor(gameAt(at), 4) }));

export async function raceAtNodes(built: BuiltServer, racing: Racing): Promise<Raced> {
  const data = mkdtempSync(join(tmpdir(), 'omerta-nodes-'));
  const postgres: RealPostgres = await realPostgres();
  const nodes: Node[] = [];
  try {
    const url = await postgres.freshUrl();
    for (const name of ['one', 'two']) {
      const port = await freePort();
      const words = ['--host', '127.0.0.1', '--port', String(port), '--data', join(data, name), '--database', url];
      const server = new ServerProcess(built.program, [...words, '--trust-proxy', 'loopback']);
      nodes.push({ server, address: `http://127.0.0.1:${port}/` });
      await server.opened();
    }
    const raced = await race(nodes, racing);
    const store = await openPostgres({ url });
    const found = await audit(raced.ledger, store);
    await store.close();
    return { ...raced, found, faults: nodes.map(({ server }) => server.said).join('') };
  } finally {
    for (const { server } of nodes) await server.stop();
    rmSync(data, { recursive: true, force: true });
    built.remove();
    await postgres.stop();
  }
}

async function race(nodes: readonly Node[], { commands, seed, until }: Racing) {
  const ledger = new Ledger();
  const addresses = nodes.map(({ address }) => address);
  const enough = new AbortController();
  setMaxListeners(0, enough.signal); // every player listens to it
  const racing = Promise.all(TABLES.map(table => raceAt(addresses, table, seed, ledger, enough.signal)));
  const pausing = freezeNowAndThen(nodes, enough.signal);
  let [asked, lastAt] = [0, Date.now()];
  while (ledger.asked < commands && Date.now() - lastAt < PATIENCE && !until()) {
    await Promise.race([pause(20), racing]);
    if (ledger.asked > asked) [asked, lastAt] = [ledger.asked, Date.now()];
  }
  const stall = Date.now() - lastAt < PATIENCE ? [] : [`no seat was asked after ${asked} commands`];
  enough.abort();
  const tables = (await racing).flat();
  await pausing;
  const wrong = [...tables.flatMap(({ racers }) => racers.flatMap(racer => racer.wrong)), ...stall];
  for (const table of tables) {
    if (wrong.length === 0) wrong.push(...(await differences(table, addresses)));
  }
  return { ledger, wrong };
}

interface RacedTable {
  readonly match: string;
  readonly guests: readonly Browser[];
  readonly racers: readonly Racer[];
}

/** One game after another, until aborted. */
async function raceAt(
  addresses: readonly string[],
  table: (typeof TABLES)[number],
  seed: number,
  ledger: Ledger,
  calledOff: AbortSignal,
): Promise<RacedTable[]> {
  const guests = await guestsOf(addresses, table.people);
  const { rules } = gameOf(table.game)!;
  const raced: RacedTable[] = [];
  while (!calledOff.aborted) {
    const match = await openTable(guests, table);
    const racers = guests.map(({ cookie }, at) => {
      const random = randomFrom(seed + 1 + at + 10 * raced.length);
      return new Racer({ addresses, cookie: cookie!, match, rules, random, ledger, calledOff });
    });
    await Promise.all(racers.map((racer, at) => racer.play(at % addresses.length)));
    raced.push({ match, guests, racers });
  }
  return raced;
}

/** A frozen node does not notice it and goes on with an old state. */
async function freezeNowAndThen(nodes: readonly Node[], enough: AbortSignal): Promise<void> {
  for (let at = 0; !enough.aborted; at++) {
    await pause(2_000);
    await nodes[at % nodes.length]!.server.freeze(500);
  }
}

/** Both nodes soon show every seat the same, and serve the same record once the game is over. */
async function differences({ match, guests, racers }: RacedTable, addresses: readonly string[]): Promise<string[]> {
  const at = `/api/matches/${match}`;
  for (const { cookie } of guests) {
    const browsers = addresses.map(address => Object.assign(realBrowser(address, ownAddress()), { cookie }));
    const end = Date.now() + PATIENCE;
    let looks = await askAll(browsers, `${at}/seat`);
    while (new Set(looks).size > 1 && Date.now() < end) {
      await pause(100);
      looks = await askAll(browsers, `${at}/seat`);
    }
    if (new Set(looks).size > 1) return [`${match}: a seat looks different at two nodes`];
    if (!looks[0]!.startsWith('200 ')) return [`${match}: a seat is not shown: ${looks[0]!.slice(0, 100)}`];
  }
  const strangers = addresses.map(address => realBrowser(address, ownAddress()));
  const records = await askAll(strangers, `${at}/record`);
  if (new Set(records).size > 1) return [`${match}: two nodes serve two records`];
  const isServed = records[0]!.startsWith('200 ') || !racers.some(racer => racer.isOver);
  return isServed ? [] : [`${match}: no record is served: ${records[0]!.slice(0, 100)}`];
}

/** Status and text, by node. */
async function askAll(browsers: readonly Browser[], path: string): Promise<string[]> {
  const answers = await Promise.all(browsers.map(each => each.get(path)));
  return answers.map(({ status, text }) => `${status} ${text}`);
}

const PATIENCE = 20_000; // milliseconds
