// The whole server is killed again and again during play. Every acknowledged move is stored once.

import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { below, randomFrom } from '@omerta/kernel';
import { openStore } from '../../src/store/openStore.ts';
import { smallTables } from '../games.ts';
import { type Audit, audit } from './audit.ts';
import type { BuiltServer } from './builtServer.ts';
import { Ledger } from './ledger.ts';
import { playGames } from './playGames.ts';
import { freePort, ServerProcess } from './serverProcess.ts';

export interface Kills {
  readonly kills: number;
  readonly ledger: Ledger;
  readonly found: Audit;
  readonly servingAgain: readonly number[]; // milliseconds from start to the first acknowledged move
  readonly faults: string; // error output of the servers
}

export interface KillSetting {
  readonly kills: number;
  readonly seed: number;
  readonly until: () => boolean;
  /** Whether the games that still run are finished. */
  readonly atTheEnd: 'playOn' | 'callOff';
}

/** The tables played at the same time. */
export const TABLES = smallTables(6).map((table, at) => ({ ...table, bots: at === 2 || at === 3 ? 1 : 0 }));

/** All tables are played until the last kill; then the running games are finished or aborted. */
export async function killOften(built: BuiltServer, setting: KillSetting): Promise<Kills> {
  const data = mkdtempSync(join(tmpdir(), 'omerta-killed-'));
  const callOff = new AbortController();
  const running = new Set<ServerProcess>();
  try {
    return await killIn(data, built, setting, callOff, running);
  } finally {
    callOff.abort();
    for (const server of running) await server.kill();
    rmSync(data, { recursive: true, force: true });
    built.remove();
  }
}

async function killIn(
  data: string,
  { program }: BuiltServer,
  { kills, seed, until, atTheEnd }: KillSetting,
  callOff: AbortController,
  running: Set<ServerProcess>,
): Promise<Kills> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const words = ['--host', '127.0.0.1', '--port', String(port), '--data', data, '--trust-proxy', 'loopback'];
  const random = randomFrom(seed);
  const ledger = new Ledger();
  const servingAgain: number[] = [];
  const lastRound = new AbortController();
  setMaxListeners(0, lastRound.signal, callOff.signal); // every player listens to them
  const signals = { lastRound: lastRound.signal, calledOff: callOff.signal };
  let faults = '';

  const begin = () => {
    const server = new ServerProcess(program, words);
    running.add(server);
    return server;
  };
  const end = async (server: ServerProcess, how: 'kill' | 'stop') => {
    await server[how]();
    running.delete(server);
    faults += server.said;
  };

  const playing = Promise.all(TABLES.map(table => playGames({ ...table, ...signals, addresses: [address], ledger })));
  let kill = 0;
  for (; kill < kills && !until(); kill++) {
    const server = begin();
    const began = Date.now();
    if (kill % EARLY === EARLY - 1)
      await pause(below(random, 700)); // before it serves a request
    else {
      await Promise.race([server.opened(), playing]);
      await Promise.race([moreMoves(ledger, 1), playing]);
      servingAgain.push(Date.now() - began);
      await Promise.race([moreMoves(ledger, 10), playing]);
      await pause(below(random, 500));
    }
    await end(server, 'kill');
  }
  const last = begin();
  await last.opened();
  (atTheEnd === 'playOn' ? lastRound : callOff).abort();
  await playing;
  await end(last, 'stop');
  const store = await openStore({ data });
  const found = await audit(ledger, store);
  await store.close();
  return { kills: kill, ledger, found, servingAgain, faults };
}

const EARLY = 5; // every fifth kill

async function moreMoves({ acknowledged }: Ledger, count: number): Promise<void> {
  const before = acknowledged.size;
  while (acknowledged.size < before + count) await pause(2);
}
