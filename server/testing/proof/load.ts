import type { Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { readLedger } from '../load/ledgerFile.ts';
import { quantilesOf, sampleOf } from '../load/measures.ts';
import { type StoreKind, underLoad } from '../load/underLoad.ts';
import { audit, wrongRows } from '../process/audit.ts';
import { type BuiltServer, builtServer, type Patch, patchedServer } from '../process/builtServer.ts';

interface Load {
  readonly store: StoreKind;
  readonly tables: number; // with four sockets each
  readonly rate: number; // moves each second
}

const FULL = { tables: 2_500, rate: 500 };
const LIGHT: Load = { store: 'sqlite', tables: 25, rate: 30 };
const LATE = 250; // milliseconds

export const load: readonly Suite[] = [
  suite('sqlite', 'SQLite', [
    planted('a server that blocks for a moment now and then', {
      file: /\/server\/src\/server\.ts$/,
      from: "log.info({ port: port.value }, 'listening');",
      to: 'setInterval(() => { for (const end = Date.now() + 400; Date.now() < end; ); }, 3_000).unref();',
    }),
    planted('a server that sends the last page at a table no frames', {
      file: /\/matches\/broadcast\.ts$/,
      from: 'for (const [watcher, viewer] of this.watchers.all()) {\n      const since',
      to: 'for (const [watcher, viewer] of this.watchers.all().slice(0, -1)) {\n      const since',
    }),
  ]),
  suite('postgres', 'PostgreSQL', []),
];

function suite(store: StoreKind, name: string, defects: readonly Planted[]): Suite {
  return {
    id: `R14-${store}`,
    promise: 'kept',
    shows: `${name}: 10,000 sockets at 2,500 tables, 500 moves each second: 99 % are seen by all within 250 ms, none is lost`,
    unit: 'moves',
    trials: { long: 5_000, night: 100_000 },
    share: 25_000,
    together: true,
    alone: true,
    run: request => runUnderLoad(builtServer, { store, ...FULL }, request),
    planted: defects,
  };
}

function planted(name: string, patch: Patch): Planted {
  return { name, most: 400, run: request => runUnderLoad(() => patchedServer(patch), LIGHT, request) };
}

/** The moves of one run are judged together. */
async function runUnderLoad(
  build: () => Promise<BuiltServer>,
  load: Load,
  { first, count, log }: TrialRequest,
): Promise<TrialReport> {
  const { store, tables, rate } = load;
  const built = await build();
  try {
    return await underLoad(built, { store, tables, seed: first }, async scene => {
      const { crowd, address, file, server } = scene;
      await crowd.ask('watch', { address, file, from: 0, tables });
      const played = await crowd.ask('move', { rate, seconds: count / rate });
      const { behind } = await crowd.ask('compare', {});
      const ledgerFile = scene.path('ledger.json');
      await crowd.ask('ledger', { file: ledgerFile });
      const ledger = readLedger(ledgerFile);
      const found = await scene.afterwards(opened => audit(ledger, opened));
      const unseen = played.acknowledged.slice(played.seen.length).map(() => Number.POSITIVE_INFINITY);
      const { p50, p99, most } = quantilesOf([...played.seen, ...unseen]);
      log(`${played.moves} moves: seen by all after ${ms(p50)} (p50), ${ms(p99)} (p99), ${ms(most)} (all)`);
      const refused = Object.entries(played.refused).map(([code, times]) => `${times} moves: ${code}`);
      const problems = [
        ...behind.slice(0, 1).map(what => `${behind.length} pages have missed something: ${what}`),
        ...(p99 > LATE ? [`99 % were seen only after ${ms(p99)}`] : []),
        ...refused,
        ...(wrongRows(found) > 0 ? [`${wrongRows(found)} rows are wrong: ${JSON.stringify(found).slice(0, 200)}`] : []),
        ...(server.said === '' ? [] : [`the server logged ${server.said.slice(0, 300)}`]),
      ];
      return {
        trials: count,
        failures: problems.map(what => ({ seed: first, count, what })),
        sums: { acknowledged: ledger.acknowledged.size, 'frames sent': played.views },
        series: { 'milliseconds until all at the table have seen a move': sampleOf(played.seen) },
      };
    });
  } finally {
    built.remove();
  }
}

const ms = (value: number): string => `${Math.round(value)} ms`;
