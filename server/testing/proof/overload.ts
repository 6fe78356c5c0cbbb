import type { Suite, TrialReport, TrialRequest } from '@omerta/testing';
import type { Store } from '../../src/store/store.ts';
import { readLedger } from '../load/ledgerFile.ts';
import { quantilesOf } from '../load/measures.ts';
import { watchMemory } from '../load/memoryWatch.ts';
import { SEATS, type SeededTable } from '../load/seededTables.ts';
import { type Scene, underLoad } from '../load/underLoad.ts';
import { audit, wrongRows } from '../process/audit.ts';
import { type BuiltServer, builtServer, patchedServer } from '../process/builtServer.ts';

export const overload: Suite = {
  id: 'R15',
  promise: 'kept',
  shows:
    'Ten times too many messages, and pages that ask and never read: told to wait or cut off, no acknowledged move is lost, memory is bounded, normal again within 30 s',
  unit: 'readers that never read',
  trials: { long: 50, night: 1_000 },
  share: 200,
  together: true,
  alone: true,
  run: request => overloadServer(builtServer, request),
  planted: [
    {
      name: 'a server that buffers everything a page does not read',
      most: 40,
      run: request => overloadServer(unboundedServer, request),
    },
    {
      name: 'a server that cuts off a client that was told to wait twice',
      most: 4,
      run: request => overloadServer(impatientServer, request),
    },
  ],
};

const TABLES = 100;
const WATCHED_TABLES = 4; // tables, the first ones
const USUAL = 50; // moves each second
const TOO_MANY = { perSecond: 5_000, seconds: 10 }; // ten times what R14 asks for
const MOST_UNSENT = 0.1; // of the messages
const MOST_CUT = 0.1; // of the pages at the tables
const MOST_MORE = 200 * 1024 * 1024; // bytes
const [LATE, RECOVERY] = [250, 30_000]; // milliseconds
const ASKED = { byReader: 4, byAll: 400 }; // messages each second, below the rate limit

const unboundedServer = (): Promise<BuiltServer> =>
  patchedServer({
    file: /\/socket\/sendBacklog\.ts$/,
    from: 'own.disconnect();',
    to: '',
  });

const impatientServer = (): Promise<BuiltServer> =>
  patchedServer({ file: /\/rateLimit\.ts$/, from: 'this.#refused > burst', to: 'this.#refused > 2' });

async function overloadServer(
  build: () => Promise<BuiltServer>,
  { first, count, log }: TrialRequest,
): Promise<TrialReport> {
  const built = await build();
  try {
    return await underLoad(built, { store: 'sqlite', tables: TABLES, seed: first, prepare: chatter }, async scene => {
      const { crowd, address, file, read, server } = scene;
      await crowd.ask('watch', { address, file, from: 0, tables: TABLES });
      await crowd.ask('move', { rate: USUAL, seconds: 3 });
      const before = (await read()).memory;
      const peak = watchMemory(scene);
      const perSecond = Math.min(ASKED.byReader * count, ASKED.byAll);
      await crowd.ask('startNonReaders', { address, readers: count, tables: WATCHED_TABLES, perSecond });
      const { sent, unsent, answers, unanswered, cut, seconds, sinceLast } = await crowd.ask('flood', TOO_MANY);
      const { recovered, behind } = await recovery(scene, sinceLast);
      const nonReaders = await crowd.ask('endNonReaders', {
        seconds: (count * KERNEL_KEEPS) / (perSecond * ANSWER) + 30,
      });
      const more = (await peak()) - before;
      const ledgerFile = scene.path('ledger.json');
      await crowd.ask('ledger', { file: ledgerFile });
      const ledger = readLedger(ledgerFile);
      const found = await scene.afterwards(opened => audit(ledger, opened));
      log(
        `${sent} messages in ${Math.round(seconds)} s: ${JSON.stringify(answers)}; ${cut} connections cut; normal after ${recovered} ms`,
      );
      log(`${nonReaders.cut} of ${nonReaders.readers} readers cut off; ${Math.round(more / MEGA)} MB more at most`);
      const problems = [
        ...(nonReaders.cut < nonReaders.readers
          ? [`${nonReaders.readers - nonReaders.cut} pages that do not read are still connected`]
          : []),
        ...(answers.busy === undefined ? ['no client was told to wait'] : []),
        ...(unanswered > 0 ? [`${unanswered} messages were never answered`] : []),
        ...(wrongRows(found) > 0 ? [`${wrongRows(found)} rows are wrong: ${JSON.stringify(found).slice(0, 200)}`] : []),
        ...(unsent > sent * MOST_UNSENT ? [`${unsent} messages found no open connection`] : []),
        ...(cut > TABLES * SEATS * MOST_CUT ? [`${cut} connections of pages that read were cut`] : []),
        ...(recovered > RECOVERY ? [`not normal ${recovered} ms after the last message`] : []),
        ...behind.slice(0, 1).map(what => `${behind.length} pages are behind: ${what}`),
        ...(more > MOST_MORE ? [`${Math.round(more / MEGA)} MB more memory`] : []),
        ...(server.said === '' ? [] : [`the server logged ${server.said.slice(0, 300)}`]),
      ];
      return {
        trials: count,
        failures: problems.map(what => ({ seed: first, count, what })),
        sums: {
          runs: 1,
          messages: sent,
          'told to wait': answers.busy ?? 0,
          'connections of others cut': cut,
          'acknowledged moves': ledger.acknowledged.size,
        },
        series: {
          'milliseconds from the last message until all is normal': [recovered],
          'megabytes more at most': [Math.round(more / MEGA)],
        },
      };
    });
  } finally {
    built.remove();
  }
}

const MEGA = 1024 * 1024;
const KERNEL_KEEPS = 4.5 * MEGA; // bytes of an unread socket, before the server has to buffer anything

/** So that a short question has a long answer. */
const CHAT_LINES = 100;
const ANSWER = CHAT_LINES * 500; // bytes and more

async function chatter(store: Store, tables: readonly SeededTable[]): Promise<void> {
  const text = 'An offer you cannot refuse. '.repeat(17);
  for (const { match } of tables.slice(0, WATCHED_TABLES)) {
    for (let at = 0; at < CHAT_LINES; at += 1) {
      await store.addChat({ match, room: 'spectators', person: '', name: 'Guest', kind: 'text', text, at });
    }
  }
}

/** Waits until all pages watch and moves are seen in time again: milliseconds since the last message of the flood. */
async function recovery({ crowd }: Scene, sinceLast: number) {
  const last = performance.now() - sinceLast;
  for (;;) {
    const { seen, refused } = await crowd.ask('move', { rate: USUAL, seconds: 2 });
    const { behind } = await crowd.ask('compare', {});
    const recovered = Math.round(performance.now() - last);
    const isNormal = quantilesOf(seen).p99 <= LATE && Object.keys(refused).length === 0 && behind.length === 0;
    if (isNormal || recovered > RECOVERY) return { recovered, behind };
  }
}
