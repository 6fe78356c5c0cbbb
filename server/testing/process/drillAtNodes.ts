// Three servers on one PostgreSQL, and guests who play at all of them while faults are made at the database and the servers.

import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type Random, randomFrom } from '@omerta/kernel';
import { openPostgres } from '../../src/store/postgres.ts';
import { smallTables } from '../games.ts';
import { type LossyProxy, lossyProxy } from '../store/lossyProxy.ts';
import { type RealPostgres, realPostgres } from '../store/realPostgres.ts';
import { type Audit, audit } from './audit.ts';
import type { BuiltServer } from './builtServer.ts';
import { Ledger } from './ledger.ts';
import { playGames } from './playGames.ts';
import { freePort, ServerProcess } from './serverProcess.ts';

export interface Drilled {
  readonly drills: number;
  readonly ledger: Ledger;
  readonly found: Audit;
  /** No move was acknowledged for half a minute. */
  readonly isStuck: boolean;
  /** By drill: milliseconds from the end of the fault to the next acknowledged move. */
  readonly gaps: Readonly<Record<string, readonly number[]>>;
  readonly faults: string;
}

export interface Drilling {
  readonly drills: number;
  readonly seed: number;
  readonly until: () => boolean;
  /** Each drill makes one of them, by chance. */
  readonly faultsToMake: readonly ClusterFault[];
}

/** Breaks a part of the cluster and repairs it as an operator would. */
export interface ClusterFault {
  readonly name: string;
  do(cluster: Cluster, random: Random): Promise<void>;
}

export interface Cluster {
  readonly postgres: RealPostgres;
  readonly proxy: LossyProxy; // from all nodes to PostgreSQL
  readonly nodes: readonly ClusterNode[];
}

export interface ClusterNode {
  freeze(milliseconds: number): Promise<void>;
  killAndStart(): Promise<void>;
}

const NODES = 3;
const TABLES = smallTables(6);

export async function drillAtNodes(built: BuiltServer, drilling: Drilling): Promise<Drilled> {
  const data = mkdtempSync(join(tmpdir(), 'omerta-drill-'));
  const postgres = await realPostgres();
  const proxy = await lossyProxy(await postgres.freshUrl());
  const nodes: DrilledNode[] = [];
  try {
    for (let at = 0; at < NODES; at++) nodes.push(await DrilledNode.begin(built, join(data, `${at}`), proxy.url));
    return await drill({ postgres, proxy, nodes }, nodes, drilling);
  } finally {
    for (const node of nodes) await node.kill();
    proxy.close();
    rmSync(data, { recursive: true, force: true });
    built.remove();
    await postgres.stop();
  }
}

async function drill(
  cluster: Cluster,
  nodes: readonly DrilledNode[],
  { drills, seed, until, faultsToMake }: Drilling,
): Promise<Drilled> {
  const random = randomFrom(seed);
  const ledger = new Ledger();
  const [lastRound, callOff] = [new AbortController(), new AbortController()];
  setMaxListeners(0, lastRound.signal, callOff.signal); // every player listens to them
  const signals = { lastRound: lastRound.signal, calledOff: callOff.signal };
  const addresses = nodes.map(({ address }) => address);
  const playing = Promise.all(TABLES.map(table => playGames({ ...table, ...signals, addresses, ledger })));
  const gaps: Record<string, number[]> = {};
  let [made, goesOn] = [0, true];
  while (goesOn && made < drills && !until()) {
    goesOn = await moreMoves(ledger, 20);
    await pause(below(random, 300));
    const fault = pick(random, faultsToMake);
    await fault.do(cluster, random);
    made++;
    const end = Date.now();
    goesOn &&= await moreMoves(ledger, 1);
    gaps[fault.name] = [...(gaps[fault.name] ?? []), Date.now() - end];
  }
  (goesOn ? lastRound : callOff).abort();
  const ended = await Promise.race([playing.then(() => true), stalled(ledger)]);
  callOff.abort();
  await Promise.race([playing, pause(PATIENCE)]); // a request to a server that is gone may never return
  for (const node of nodes) await node.stop();
  const store = await openPostgres({ url: cluster.proxy.url });
  const found = await audit(ledger, store);
  await store.close();
  return {
    drills: made,
    ledger,
    found,
    isStuck: !goesOn || !ended,
    gaps,
    faults: nodes.map(({ said }) => said).join(''),
  };
}

/** False where they do not come in time. */
async function moreMoves({ acknowledged }: Ledger, count: number): Promise<boolean> {
  const [before, end] = [acknowledged.size, Date.now() + PATIENCE];
  while (acknowledged.size < before + count && Date.now() < end) await pause(2);
  return acknowledged.size >= before + count;
}

/** Resolves once no move is acknowledged any more. */
async function stalled(ledger: Ledger): Promise<false> {
  while (await moreMoves(ledger, 1));
  return false;
}

const PATIENCE = 30_000;

/** A server that comes back at the same address. */
class DrilledNode implements ClusterNode {
  readonly address: string;
  readonly #begin: () => ServerProcess;
  #server: ServerProcess;
  #said = '';

  static async begin({ program }: BuiltServer, data: string, database: string): Promise<DrilledNode> {
    const port = await freePort();
    const words = ['--host', '127.0.0.1', '--port', String(port), '--data', data, '--database', database];
    const node = new DrilledNode(
      `http://127.0.0.1:${port}/`,
      () => new ServerProcess(program, [...words, '--trust-proxy', 'loopback']),
    );
    await node.#server.opened();
    return node;
  }

  private constructor(address: string, begin: () => ServerProcess) {
    this.address = address;
    this.#begin = begin;
    this.#server = begin();
  }

  /** All its error output. */
  get said(): string {
    return this.#said + this.#server.said;
  }

  freeze(milliseconds: number): Promise<void> {
    return this.#server.freeze(milliseconds);
  }

  async killAndStart(): Promise<void> {
    await this.kill();
    this.#said += this.#server.said;
    this.#server = this.#begin();
    await this.#server.opened();
  }

  kill(): Promise<unknown> {
    return this.#server.kill();
  }

  stop(): Promise<unknown> {
    return this.#server.stop();
  }
}
