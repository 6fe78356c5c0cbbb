// The whole server is killed again and again while people play. What it acknowledged is there, once.
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { audit, wrongRows } from '../testing/process/audit.ts';
import { type BuiltServer, builtServer, hastyServer } from '../testing/process/builtServer.ts';
import { playGames } from '../testing/process/company.ts';
import { quantile, rate, tell } from '../testing/process/figures.ts';
import { Ledger } from '../testing/process/ledger.ts';
import { freePort, ServerProcess } from '../testing/process/serverProcess.ts';
import { openStore } from './store/openStore.ts';

const TABLES = [
  { game: 'corleone', people: 4 },
  { game: 'corleone', people: 3, bots: 1 },
  { game: 'corleone', people: 2 },
  { game: 'cashnguns', people: 4 },
  { game: 'cashnguns', people: 4, bots: 1 },
  { game: 'cashnguns', people: 6 },
];

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const work of cleanUp.splice(0).reverse()) work();
});

const DEATHS = 50;

test('50 deaths: no acknowledged move is lost or applied twice, and every record replays to its outcome', async () => {
  const { ledger, found, servingAgain, faults } = await dieOften(await builtServer(), DEATHS, 'playOn');
  tell({
    deaths: DEATHS,
    'acknowledged moves': ledger.acknowledged.size,
    'sent again': ledger.resent,
    lost: rate(found.lost.length, ledger.acknowledged.size),
    'applied twice': rate(found.twice.length, found.rows),
    'finished games that replay': found.finished,
    'deaths with a wrong row': rate(wrongRows(found), DEATHS),
    'serving again, p50 ms': Math.round(quantile(servingAgain, 0.5)),
    'p99 ms': Math.round(quantile(servingAgain, 0.99)),
  });
  expect(found).toMatchObject({ lost: [], twice: [], foreign: [], denied: [], broken: [] });
  expect(ledger).toMatchObject({ contradictions: [], rewound: 0 });
  expect(ledger.acknowledged.size).toBeGreaterThan(1_000);
  expect(ledger.resent).toBeGreaterThan(50);
  expect(found.finished).toBeGreaterThanOrEqual(TABLES.length);
  expect(faults).toBe('');
});

test('the same look finds a server that acknowledges before it commits', async () => {
  const { ledger, found } = await dieOften(await hastyServer(), 10, 'callOff');
  tell({ 'planted defect, deaths': 10, 'acknowledged moves': ledger.acknowledged.size, lost: found.lost.length });
  expect(found.lost).not.toEqual([]);
  expect(ledger.rewound).toBeGreaterThan(0);
});

/** People play at all tables until the last death; then the games that run are played to their ends, or called off. */
async function dieOften({ program, remove }: BuiltServer, deaths: number, atTheEnd: 'playOn' | 'callOff') {
  const data = mkdtempSync(join(tmpdir(), 'omerta-killed-'));
  cleanUp.push(remove, () => rmSync(data, { recursive: true, force: true }));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const words = ['--host', '127.0.0.1', '--port', String(port), '--data', data, '--trust-proxy', 'loopback'];
  const ledger = new Ledger();
  const servingAgain: number[] = [];
  const [lastRound, callOff] = [new AbortController(), new AbortController()];
  setMaxListeners(0, lastRound.signal, callOff.signal); // every player hears them
  const signals = { lastRound: lastRound.signal, calledOff: callOff.signal };
  cleanUp.push(() => callOff.abort());
  let faults = '';

  const begin = () => {
    const server = new ServerProcess(program, words);
    cleanUp.push(() => void server.kill());
    return server;
  };
  const end = async (server: ServerProcess) => {
    await server.kill();
    faults += server.said;
  };

  const playing = Promise.all(TABLES.map(table => playGames({ ...table, ...signals, address, ledger })));
  for (let death = 0; death < deaths; death++) {
    const server = begin();
    const began = Date.now();
    if (death % EARLY === EARLY - 1)
      await pause(Math.random() * 700); // before it serves anybody
    else {
      await Promise.race([server.opened(), playing]);
      await Promise.race([moreMoves(ledger, 1), playing]);
      servingAgain.push(Date.now() - began);
      await Promise.race([moreMoves(ledger, 10), playing]);
      await pause(Math.random() * 500);
    }
    await end(server);
  }
  const last = begin();
  await last.opened();
  (atTheEnd === 'playOn' ? lastRound : callOff).abort();
  await playing;
  await last.stop();
  const store = await openStore({ data });
  const found = await audit(ledger, store);
  await store.close();
  return { ledger, found, servingAgain, faults: faults + last.said };
}

const EARLY = 5; // every fifth death

async function moreMoves({ acknowledged }: Ledger, count: number): Promise<void> {
  const before = acknowledged.size;
  while (acknowledged.size < before + count) await pause(2);
}
