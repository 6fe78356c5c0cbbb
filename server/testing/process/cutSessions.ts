// Two nodes are played at while their database sessions are ended again and again: by PostgreSQL, as a restart would, or by
// a proxy that loses the answers. A client that is told to wait sends the same command again, to the other node.
import { setTimeout as pause } from 'node:timers/promises';
import { below, randomFrom } from '@omerta/kernel';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { faultsSeen } from '../play/faultsSeen.ts';
import { lossyProxy } from '../store/lossyProxy.ts';
import { openedPostgres } from '../store/openedPostgres.ts';
import type { RealPostgres } from '../store/realPostgres.ts';
import { type Audit, audit } from './audit.ts';
import { CutTable } from './cutTable.ts';
import { Ledger } from './ledger.ts';

export interface Cutting {
  readonly cuts: number;
  readonly seed: number;
  readonly until: () => boolean;
}

export interface Cut {
  readonly cuts: number;
  readonly ledger: Ledger;
  readonly found: Audit;
  readonly inDoubt: number; // times a client was told to wait
  /** No move was acknowledged for half a minute. */
  readonly isStuck: boolean;
}

export async function cutSessions(postgres: RealPostgres, { cuts, seed, until }: Cutting): Promise<Cut> {
  const random = randomFrom(seed);
  const proxy = await lossyProxy(await postgres.freshUrl());
  const { store, another, end } = await openedPostgres(proxy.url);
  const nodes = [store, await another()].map(each => new LiveMatches({ store: each, faults: faultsSeen() }));
  for (const node of nodes) await node.start();
  const ledger = new Ledger();
  const enough = new AbortController();
  const tables = Array.from({ length: TABLES }, (_, at) => new CutTable({ store, nodes, ledger, seed: seed + at, at }));
  const playing = Promise.all(tables.map(table => table.play(enough.signal)));
  let [made, goesOn] = [0, true];
  for (; goesOn && made < cuts && !until(); made += 1) {
    await pause(below(random, 100));
    goesOn = await moreMoves(ledger, 2);
    await (below(random, 2) === 0 ? postgres.cutAll() : proxy.cutAll());
  }
  goesOn &&= await moreMoves(ledger, 1);
  enough.abort();
  await Promise.race([playing, pause(PATIENCE)]);
  for (const node of nodes) node.stop();
  const found = await persistently(() => audit(ledger, store));
  await end();
  proxy.close();
  const inDoubt = tables.reduce((sum, table) => sum + table.inDoubt, 0);
  return { cuts: made, ledger, found, inDoubt, isStuck: !goesOn };
}

const TABLES = 6;
const PATIENCE = 30_000; // milliseconds

/** False where they do not come in time. */
async function moreMoves({ acknowledged }: Ledger, count: number): Promise<boolean> {
  const [before, end] = [acknowledged.size, Date.now() + PATIENCE];
  while (acknowledged.size < before + count && Date.now() < end) await pause(2);
  return acknowledged.size >= before + count;
}

/** The last sessions were ended, too: the pool notices with the next query. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 20) throw error;
      await pause(50);
    }
  }
}
