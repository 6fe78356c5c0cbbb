import type { Asked, Found, Suite } from '@omerta/testing';
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
    'Ten times too many messages, and pages that ask and never read: told to wait or cut off, no acknowledged move is lost, memory stays, 30 s later all is as usual',
  unit: 'readers that never read',
  trials: { long: 50, night: 1_000 },
  share: 200,
  together: true,
  alone: true,
  run: asked => press(builtServer, asked),
  planted: [
    { name: 'a server that keeps all that a page does not read', most: 40, run: asked => press(hoarder, asked) },
    { name: 'a server that cuts off whoever was told to wait twice', most: 4, run: asked => press(impatient, asked) },
  ],
};

const TABLES = 100;
const STARED_AT = 4; // tables, the first ones
const USUAL = 50; // moves each second
const TOO_MANY = { perSecond: 5_000, seconds: 10 }; // ten times what R14 asks for
const MOST_UNSENT = 0.1; // of the messages
const MOST_CUT = 0.1; // of the pages at the tables
const MOST_MORE = 200 * 1024 * 1024; // bytes
const [LATE, RECOVERY] = [250, 30_000]; // milliseconds
const ASKED = { byReader: 4, byAll: 400 }; // messages each second: nobody may call it a flood

const hoarder = (): Promise<BuiltServer> =>
  patchedServer({
    file: /\/socket\/sendBacklog\.ts$/,
    from: 'own.disconnect();',
    to: '',
  });

const impatient = (): Promise<BuiltServer> =>
  patchedServer({ file: /\/rateLimit\.ts$/, from: 'this.#refused > burst', to: 'this.#refused > 2' });

async function press(build: () => Promise<BuiltServer>, { first, count, tell }: Asked): Promise<Found> {
  const built = await build();
  try {
    return await underLoad(built, { store: 'sqlite', tables: TABLES, seed: first, prepare: chatter }, async scene => {
      const { crowd, address, file, read, server } = scene;
      await crowd.ask('watch', { address, file, from: 0, tables: TABLES });
      await crowd.ask('move', { rate: USUAL, seconds: 3 });
      const before = (await read()).memory;
      const peak = watchMemory(scene);
      const perSecond = Math.min(ASKED.byReader * count, ASKED.byAll);
      await crowd.ask('startNonReaders', { address, readers: count, tables: STARED_AT, perSecond });
      const { sent, unsent, answers, unanswered, cut, seconds, sinceLast } = await crowd.ask('flood', TOO_MANY);
      const { recovered, behind } = await recovery(scene, sinceLast);
      const endNonReaders = await crowd.ask('endNonReaders', {
        seconds: (count * KERNEL_KEEPS) / (perSecond * ANSWER) + 30,
      });
      const more = (await peak()) - before;
      const ledgerFile = scene.path('ledger.json');
      await crowd.ask('ledger', { file: ledgerFile });
      const ledger = readLedger(ledgerFile);
      const found = await scene.afterwards(kept => audit(ledger, kept));
      tell(
        `${sent} messages in ${Math.round(seconds)} s: ${JSON.stringify(answers)}; ${cut} lines cut; usual after ${recovered} ms`,
      );
      tell(
        `${endNonReaders.cut} of ${endNonReaders.readers} readers cut off; ${Math.round(more / MEGA)} MB more at most`,
      );
      const problems = [
        ...(endNonReaders.cut < endNonReaders.readers
          ? [`${endNonReaders.readers - endNonReaders.cut} pages that do not read are kept`]
          : []),
        ...(answers.busy === undefined ? ['nobody was told to wait'] : []),
        ...(unanswered > 0 ? [`${unanswered} messages were never answered`] : []),
        ...(wrongRows(found) > 0 ? [`${wrongRows(found)} rows are wrong: ${JSON.stringify(found).slice(0, 200)}`] : []),
        ...(unsent > sent * MOST_UNSENT ? [`${unsent} messages found no open line`] : []),
        ...(cut > TABLES * SEATS * MOST_CUT ? [`${cut} lines of pages that read were cut`] : []),
        ...(recovered > RECOVERY ? [`not as usual ${recovered} ms after the last message`] : []),
        ...behind.slice(0, 1).map(what => `${behind.length} pages are not as usual: ${what}`),
        ...(more > MOST_MORE ? [`${Math.round(more / MEGA)} MB more are needed`] : []),
        ...(server.said === '' ? [] : [`the server said ${server.said.slice(0, 300)}`]),
      ];
      return {
        trials: count,
        failures: problems.map(what => ({ seed: first, count, what })),
        sums: {
          'times the server was pressed': 1,
          messages: sent,
          'told to wait': answers.busy ?? 0,
          'lines of others cut': cut,
          'acknowledged moves': ledger.acknowledged.size,
        },
        series: {
          'milliseconds from the last message until all is as usual': [recovered],
          'megabytes more at most': [Math.round(more / MEGA)],
        },
      };
    });
  } finally {
    built.remove();
  }
}

const MEGA = 1024 * 1024;
const KERNEL_KEEPS = 4.5 * MEGA; // of a line that nobody reads, before the server has to keep anything

/** So that a short question has a long answer. */
const LINES = 100;
const ANSWER = LINES * 500; // bytes and more

async function chatter(store: Store, tables: readonly SeededTable[]): Promise<void> {
  const text = 'An offer you cannot refuse. '.repeat(17);
  for (const { match } of tables.slice(0, STARED_AT)) {
    for (let at = 0; at < LINES; at += 1) {
      await store.addChat({ match, room: 'spectators', person: '', name: 'Guest', kind: 'text', text, at });
    }
  }
}

/** Until everybody looks on and moves are seen in time again: milliseconds since the last message of too many. */
async function recovery({ crowd }: Scene, sinceLast: number) {
  const last = performance.now() - sinceLast;
  for (;;) {
    const { seen, refused } = await crowd.ask('move', { rate: USUAL, seconds: 2 });
    const { behind } = await crowd.ask('compare', {});
    const recovered = Math.round(performance.now() - last);
    const isUsual = quantilesOf(seen).p99 <= LATE && Object.keys(refused).length === 0 && behind.length === 0;
    if (isUsual || recovered > RECOVERY) return { recovered, behind };
  }
}
