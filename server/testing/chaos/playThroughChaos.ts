// Games are played through a proxy that duplicates, delays and reorders messages. Every acknowledged command is stored once.
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson, randomFrom } from '@omerta/kernel';
import { visibleTo } from '@omerta/match';
import { gameOf } from '../../src/games.ts';
import { load } from '../../src/matches/loading.ts';
import { readMatch } from '../../src/matches/readMatch.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
import { type SeededTable, seedTables } from '../load/seededTables.ts';
import { type Audit, audit } from '../process/audit.ts';
import type { BuiltServer } from '../process/builtServer.ts';
import { Ledger } from '../process/ledger.ts';
import { freePort, ServerProcess } from '../process/serverProcess.ts';
import { ChaosPlayer } from './chaosPlayer.ts';
import { type ChaosProxy, chaosProxy } from './chaosProxy.ts';

export interface Chaos {
  readonly commands: number;
  readonly seed: number;
  readonly until: () => boolean;
}

export interface ThroughChaos {
  readonly ledger: Ledger;
  readonly found: Audit;
  readonly seen: ChaosProxy['seen'];
  readonly mistaken: readonly string[]; // pages whose last frame differs from the stored end
  readonly faults: string;
}

export async function playThroughChaos(built: BuiltServer, chaos: Chaos): Promise<ThroughChaos> {
  const data = mkdtempSync(join(tmpdir(), 'omerta-chaos-'));
  let server: ServerProcess | undefined;
  let proxy: ChaosProxy | undefined;
  try {
    const tables = await seedTables({ data }, Math.max(AT_ONCE, Math.ceil(chaos.commands / FEWEST_COMMANDS)));
    const port = await freePort();
    const words = ['--host', '127.0.0.1', '--port', String(port), '--data', data, '--trust-proxy', 'loopback'];
    server = new ServerProcess(built.program, words);
    await server.opened();
    proxy = await chaosProxy(port, randomFrom(chaos.seed));
    const { ledger, ends } = await playTables(proxy.address, tables, chaos);
    proxy.close();
    await server.stop();
    const store = await openStore({ data });
    const found = await audit(ledger, store);
    const mistaken = await mistakenIn(ends, store);
    await store.close();
    return { ledger, found, seen: proxy.seen, mistaken, faults: server.said };
  } finally {
    proxy?.close();
    await server?.kill();
    rmSync(data, { recursive: true, force: true });
    built.remove();
  }
}

const AT_ONCE = 40; // tables
const FEWEST_COMMANDS = 40; // of a game

interface End {
  readonly table: SeededTable;
  readonly players: readonly ChaosPlayer[];
}

async function playTables(address: string, tables: readonly SeededTable[], { commands, seed, until }: Chaos) {
  const ledger = new Ledger();
  const enough = new AbortController();
  setMaxListeners(0, enough.signal); // every player listens to it
  const ends: End[] = [];
  const rest = tables.values();
  const worker = async () => {
    for (const table of rest) {
      if (enough.signal.aborted) return;
      ends.push(await playTable(address, table, seed, ledger, enough.signal));
    }
  };
  const playing = Promise.all(Array.from({ length: AT_ONCE }, worker));
  const isEnough = () => ledger.sent.size >= commands || until();
  while (!isEnough()) {
    const isDone = await Promise.race([pause(50).then(() => false), playing.then(() => true)]);
    if (isDone) break;
  }
  enough.abort();
  await playing;
  return { ledger, ends };
}

async function playTable(
  address: string,
  table: SeededTable,
  seed: number,
  ledger: Ledger,
  calledOff: AbortSignal,
): Promise<End> {
  const { match, game, cookies } = table;
  const { rules } = gameOf(game)!;
  const players = cookies.map((cookie, at) => {
    const random = randomFrom(seed + 1 + at);
    return new ChaosPlayer({ address, cookie, match, rules, random, ledger, calledOff });
  });
  await Promise.all(players.map(player => player.play()));
  return { table, players };
}

/** A page that saw the game end saw the end that is stored. */
async function mistakenIn(ends: readonly End[], store: Store): Promise<string[]> {
  const mistaken: string[] = [];
  for (const { table, players } of ends) {
    const read = await readMatch(store, table.match);
    if (read?.snapshot === undefined || read.match.stage !== 'over') continue;
    const progress = load(gameOf(table.game)!.rules, { ...read, snapshot: read.snapshot });
    for (const [seat, { frame }] of players.entries()) {
      if (frame?.over !== true) continue;
      const { view } = visibleTo(progress, seat);
      if (canonicalJson(JSON.parse(JSON.stringify(view))) === canonicalJson(frame.view)) continue;
      mistaken.push(`${table.match}: seat ${seat} sees another end`);
    }
  }
  return mistaken;
}
