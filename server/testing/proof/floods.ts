import { readFileSync } from 'node:fs';
import type { Failure, Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { OFFENDERS, type OffenderName, tryOffender } from '../floods/tryOffender.ts';
import { readLedger } from '../load/ledgerFile.ts';
import { quantilesOf } from '../load/measures.ts';
import type { SeededTable } from '../load/seededTables.ts';
import { underLoad } from '../load/underLoad.ts';
import { audit, wrongRows } from '../process/audit.ts';
import { type BuiltServer, builtServer, type Patch, patchedServer } from '../process/builtServer.ts';

export const floods: Suite = {
  id: 'S14',
  promise: 'continued',
  shows:
    'Floods, slow and oversized requests, compression bombs, too many requests and sockets: refused or cut off within 1 s of the limit, while others play on',
  unit: 'offenders',
  trials: { long: 6, night: 60 },
  share: 6,
  alone: true,
  run: request => offend(builtServer, Object.keys(OFFENDERS) as OffenderName[], request), // its keys are the names
  planted: [
    planted('a server that counts no messages', 'talkative', {
      file: /\/rateLimit\.ts$/,
      from: 'if (this.#left >= cost) {',
      to: 'if (this.#left >= cost || this.#left < cost) {',
    }),
    planted('a server that counts messages only', 'talkative', {
      file: /\/socket\/sockets\.ts$/,
      from: 'limitControlFrames(connection, parts.clock);',
      to: '',
    }),
    planted('a server that waits for heads as long as for whole requests', 'slow', {
      file: /\/http\/app\.ts$/,
      from: 'headersTimeout: 10_000',
      to: 'headersTimeout: 0',
    }),
    planted('a server that waits for bodies for ever', 'slow', {
      file: /\/http\/app\.ts$/,
      from: 'requestTimeout: 30_000',
      to: 'requestTimeout: 0',
    }),
    planted('a server that takes every body', 'oversized', {
      file: /\/http\/app\.ts$/,
      from: 'bodyLimit: BODY_LIMIT,',
      to: 'bodyLimit: BODY_LIMIT * 1_000_000,',
    }),
    planted('a server that waits for a client it has refused', 'idlers', {
      file: /\/socket\/sockets\.ts$/,
      from: 'destroyAfterClose(connection, parts.clock);',
      to: '',
    }),
  ],
};

const TABLES = 30;

function planted(name: string, offender: OffenderName, patch: Patch): Planted {
  return { name, most: 1, run: request => offend(() => patchedServer(patch), [offender], request) };
}

/** All offenders at one server, one after another. */
async function offend(
  build: () => Promise<BuiltServer>,
  offenders: readonly OffenderName[],
  { first, count, until, log }: TrialRequest,
): Promise<TrialReport> {
  const built = await build();
  const failures: Failure[] = [];
  const sums: Record<string, number> = {};
  const [seen, requests, late, more]: [number[], number[], number[], number[]] = [[], [], [], []];
  let seed = first;
  try {
    await underLoad(built, { store: 'sqlite', tables: TABLES, seed: first }, async scene => {
      const { crowd, address, file, server } = scene;
      const [{ match }]: [SeededTable] = JSON.parse(readFileSync(file, 'utf8'));
      await crowd.ask('watch', { address, file, from: 0, tables: TABLES });
      await crowd.ask('move', { rate: 10, seconds: 3 });
      for (; seed < first + count && !until(); seed += 1) {
        const name = offenders[seed % offenders.length]!;
        const judged = await tryOffender(scene, name, seed, match).catch((error: Error) => error);
        const problems = judged instanceof Error ? [`${name}: ${judged.message}`] : judged.problems;
        for (const problem of problems) log(problem);
        if (problems.length > 0) failures.push({ seed, what: problems.join('; ') });
        if (judged instanceof Error) break;
        const { offence, play } = judged;
        for (const [what, number] of Object.entries(offence.counts)) sums[what] = (sums[what] ?? 0) + number;
        seen.push(Math.round(quantilesOf(play.seen).p99));
        requests.push(Math.round(quantilesOf(play.answered).p99));
        late.push(Math.round(Math.max(0, ...offence.late.filter(Number.isFinite))));
        more.push(Math.round(judged.more / 1024 / 1024));
        log(`${name}: cut or refused after ${late.at(-1)} ms, honest p99 ${seen.at(-1)} ms, ${more.at(-1)} MB more`);
      }
      const ledgerFile = scene.path('ledger.json');
      await crowd.ask('ledger', { file: ledgerFile });
      const ledger = readLedger(ledgerFile);
      const found = await scene.afterwards(store => audit(ledger, store));
      sums['acknowledged moves'] = ledger.acknowledged.size;
      const atTheEnd = [
        ...(wrongRows(found) > 0 ? [`${wrongRows(found)} rows are wrong: ${JSON.stringify(found).slice(0, 200)}`] : []),
        ...(server.said === '' ? [] : [`the server logged ${server.said.slice(0, 300)}`]),
      ];
      failures.push(...atTheEnd.map(what => ({ seed: first, count, what })));
    });
  } finally {
    built.remove();
  }
  return {
    trials: Math.max(seed - first, failures.length > 0 ? 1 : 0),
    failures,
    sums,
    series: {
      'milliseconds from an honest move until it is seen, 99 %': seen,
      'milliseconds of an honest request, 99 %': requests,
      'milliseconds until an offender is refused or cut': late,
      'megabytes more at most': more,
    },
  };
}
