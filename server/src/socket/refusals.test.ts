// Invalid requests are refused with the right code, and change nothing.
import { randomFrom } from '@omerta/kernel';
import { type ClientMessageKind, clientMessages, readMessage } from '@omerta/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { playOn, waiting } from '../../testing/play/playOn.ts';
import { openSocketServer, type SocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, newCommand } from '../../testing/play/testNode.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';

let store: MemoryStore;
let server: SocketServer;
let live: LiveMatch;
const pages: TestPage[] = [];

/** A page of one person, or of an unknown visitor; at the table. */
async function pageOf(at: number | undefined, match = live): Promise<TestPage> {
  const page = new TestPage(server, at);
  pages.push(page);
  await page.ask('watch', { match: match.match.id });
  return page;
}

/** A seat that has to answer now, and a valid command. */
function good(): { seat: number; message: { match: string; decision: number; command: string; text: string } } {
  const seat = waiting(live)[0]!;
  const decision = live.playing!.progress.decisions[seat]!;
  return { seat, message: { match: live.match.id, decision, command: newCommand(), text: choicesOf(live, seat)[0]! } };
}

/** Everything that could have changed. */
async function everything(): Promise<string> {
  const { id } = live.match;
  const parts = [live.state.progress!.versions, await store.rowsOf(id), await store.matchById(id)];
  return JSON.stringify([...parts, await store.snapshotOf(id), await store.deadlinesOf(id)]);
}

function isMessage(kind: string, what: unknown): boolean {
  if (!Object.hasOwn(clientMessages, kind)) return false;
  const sent: unknown = what === undefined ? undefined : JSON.parse(JSON.stringify(what) ?? 'null');
  return readMessage(kind as ClientMessageKind, sent) !== undefined;
}

beforeAll(async () => {
  store = memoryStore();
  server = await openSocketServer(store);
  live = await startedTable(store, server.matches, { game: 'corleone', people: 3, seed: 4 });
  await playOn(live, randomFrom(1), { until: () => live.playing!.progress.number >= 20 && waiting(live).length === 1 });
});
afterAll(async () => {
  for (const page of pages) page.close();
  expect(server.faults).toEqual([]);
  await server.close();
});

test('every refusal has its code, and nothing changes', async () => {
  const { seat, message } = good();
  const before = await everything();
  const other = await pageOf((seat + 1) % 3);
  const mine = await pageOf(seat);
  const stranger = await pageOf(7);
  const unknown = await pageOf(undefined);
  const codeOf = async (page: TestPage, kind: 'command' | 'undo' | 'draft', what: object) => {
    const reply = await page.ask(kind, what);
    return reply.ok ? 'done' : reply.code;
  };
  const { text: _, ...undo } = message;

  expect(await codeOf(other, 'command', message)).toBe('stale'); // their own seat has other numbers
  const theirs = live.playing!.progress.decisions[(seat + 1) % 3]!;
  expect(await codeOf(other, 'command', { ...message, decision: theirs })).toBe('notWaitingForYou');
  expect(await codeOf(stranger, 'command', message)).toBe('notYourSeat');
  expect(await codeOf(unknown, 'command', message)).toBe('notYourSeat');
  expect(await codeOf(stranger, 'undo', undo)).toBe('notYourSeat');
  expect(await codeOf(stranger, 'draft', { match: message.match, decision: 0, text: null })).toBe('notYourSeat');
  expect(await codeOf(mine, 'command', { ...message, decision: message.decision + 1 })).toBe('stale');
  expect(await codeOf(mine, 'command', { ...message, decision: message.decision - 1 })).toBe('stale');
  expect(await codeOf(mine, 'draft', { match: message.match, decision: 999, text: null })).toBe('stale');
  expect(await codeOf(mine, 'command', { ...message, match: 'aaaaaaaaaaaaaaaa' })).toBe('noSuchMatch');
  expect(await codeOf(mine, 'command', { ...message, text: 'no such choice' })).toBe('unreadable');
  expect(await codeOf(mine, 'command', { ...message, seat })).toBe('unreadable'); // messages do not name seats
  expect(await codeOf(other, 'undo', { ...undo, decision: theirs })).toBe('noUndo');
  const illegal = await mine.ask('command', { ...message, text: 'bid:9-9-9-9' });
  expect(illegal).toMatchObject({ ok: false, code: 'illegal', reason: { code: expect.any(String) } });
  expect(await everything()).toBe(before);

  const timeOut = `timeout:${seat}:${message.decision}`; // only the server itself uses such ids
  expect(await codeOf(mine, 'command', { ...message, command: timeOut })).toBe('unreadable');
});

test('a command of another seat stays that seat’s', async () => {
  const { seat, message } = good();
  expect(await (await pageOf(seat)).ask('command', message)).toEqual({ ok: true, decision: message.decision + 1 });
  const before = await everything();
  expect(await (await pageOf((seat + 1) % 3)).ask('command', message)).toEqual({ ok: false, code: 'stale' });
  expect(await everything()).toBe(before);
});

test('a resent command gets the same answer, another one with its id is refused', async () => {
  const { seat, message } = good();
  const mine = await pageOf(seat);
  const reply = await mine.ask('command', message);
  const before = await everything();
  expect(await mine.ask('command', message)).toEqual(reply);
  const stale = { ok: false, code: 'stale' }; // ok would acknowledge what was never stored
  expect(await mine.ask('command', { ...message, text: 'anything else' })).toEqual(stale);
  expect(await mine.ask('command', { ...message, decision: message.decision + 1 })).toEqual(stale);
  const { text: _, ...undo } = message;
  expect(await mine.ask('undo', undo)).toEqual(stale);
  expect(await everything()).toBe(before);
});

test('3,000 unreadable messages change nothing and are all answered', async () => {
  const before = await everything();
  const page = await pageOf(good().seat);
  const { message } = good();
  const kinds = [
    'watch',
    'command',
    'undo',
    'draft',
    'log',
    'chat',
    'say',
    'emote',
    'leave',
    'toString',
    '__proto__',
    '',
  ];
  const rubbish = fc.oneof(
    fc.anything({ withBigInt: false, maxDepth: 2 }),
    fc.record(
      {
        match: fc.oneof(fc.constant(message.match), fc.string()),
        decision: fc.oneof(fc.double(), fc.constant(-1), fc.constant(2 ** 53), fc.string()),
        command: fc.oneof(fc.string({ maxLength: 7 }), fc.constant('x'.repeat(65)), fc.integer()),
        text: fc.oneof(fc.constant(''), fc.constant('x'.repeat(201)), fc.array(fc.string())),
        __proto__: fc.constant({ isAdmin: true }),
      },
      { requiredKeys: [] },
    ),
  );
  const send = fc.asyncProperty(fc.constantFrom(...kinds), rubbish, async (kind, what) => {
    fc.pre(!isMessage(kind, what));
    const reply: unknown = await page.socket.timeout(10_000).emitWithAck(kind, what);
    expect(reply).toEqual({ ok: false, code: 'unreadable' });
  });
  await fc.assert(send, { numRuns: 3_000, seed: 1 });
  const mine = page.socket.timeout(10_000);
  expect(await mine.emitWithAck('command')).toEqual({ ok: false, code: 'unreadable' });
  expect(await mine.emitWithAck('command', message, message)).toEqual({ ok: false, code: 'unreadable' });
  page.socket.emit('command', { ...message, decision: 999 }); // without a callback there is no answer
  expect(await everything()).toBe(before);
});

test('spectators are refused where the table allows none; private tables stay secret', async () => {
  const closed = await startedTable(store, server.matches, {
    game: 'corleone',
    people: 2,
    settings: { spectators: false, log: 'closed' },
  });
  const page = new TestPage(server, 7);
  pages.push(page);
  const { id } = closed.match;
  expect(await page.ask('watch', { match: id })).toEqual({ ok: false, code: 'spectatorsOff' });
  for (const kind of ['log', 'chat'] as const) {
    expect(await page.ask(kind, { match: id })).toEqual({ ok: false, code: 'notWatching' });
  }
  expect(await page.ask('say', { match: id, text: 'hello' })).toEqual({ ok: false, code: 'notWatching' });
  const player = await pageOf(1, closed);
  expect(await player.ask('log', { match: id })).toMatchObject({ ok: true });
  await closed.change(match => ({ ok: true, match: { ...match, visibility: 'private', code: 'SECRET' } }));
  expect(await page.ask('watch', { match: id })).toEqual({ ok: false, code: 'noSuchMatch' });
  expect(await page.ask('watch', { match: id, code: 'SECRET' })).toEqual({ ok: false, code: 'spectatorsOff' });
});

test('commands are refused while the game is paused', async () => {
  const { seat, message } = good();
  const page = await pageOf(seat);
  await live.change(match => ({ ok: true, match: { ...match, pausedAt: 1 } }));
  expect(await page.ask('command', message)).toEqual({ ok: false, code: 'notPlaying' });
  await live.change(({ pausedAt: _, ...match }) => ({ ok: true, match }));
  expect(await page.ask('command', message)).toMatchObject({ ok: true });
});
