// A node that was not notified of a write at another must not refuse because of what it does not know.
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { ok, person, readyTable, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, newCommand, openTestNode } from '../../testing/play/testNode.ts';
import { setNotReady, setReady, start } from './lobby.ts';

/** Two nodes on one disk; the second gets no notifications. */
function nodes() {
  const disk = new Disk();
  const deaf: MemoryStore = { ...memoryStore(disk), isShared: true, listen: () => () => {} };
  const store = memoryStore(disk);
  return { store, here: openTestNode(store).matches, there: openTestNode(deaf).matches };
}

test('a choice for a decision it does not know yet is accepted', async () => {
  const { store, here, there } = nodes();
  const live = await startedTable(store, here, { game: 'cashnguns', people: 4 });
  const behind = (await there.open(live.match.id))!;
  for (let count = 0; count < 20; count++) {
    const seat = waiting(live)[0]!;
    const next = count % 2 === 0 ? live : behind;
    const decision = live.state.progress!.decisions[seat]!;
    const answer = await choose(next, seat, choicesOf(live, seat)[0]!, { decision });
    expect(answer).toEqual({ ok: true, decision: decision + 1 });
    await live.refresh();
  }
});

test('a command accepted at another node gets the same answer', async () => {
  const { store, here, there } = nodes();
  const live = await startedTable(store, here, { game: 'cashnguns', people: 4 });
  const behind = (await there.open(live.match.id))!;
  const [seat] = waiting(live);
  const command = newCommand();
  const text = choicesOf(live, seat!)[0]!;
  expect(await choose(live, seat!, text, { command, decision: 0 })).toEqual({ ok: true, decision: 1 });
  expect(await choose(behind, seat!, text, { command, decision: 0 })).toEqual({ ok: true, decision: 1 });
  expect(await choose(behind, seat!, text, { decision: 7 })).toEqual({ ok: false, code: 'stale' });
  expect(await store.rowsOf(live.match.id)).toHaveLength(1);
});

test('a game starts when the last player got ready at another node', async () => {
  const { store, here, there } = nodes();
  const ready = readyTable({ game: 'cashnguns', people: 4 }, 1);
  const guest = person(1).id;
  await store.addMatch(ok(setNotReady(ready, guest)));
  const [live, behind] = [(await here.open(ready.id))!, (await there.open(ready.id))!];
  const begin = () => behind.change(match => start(match, person(0).id, 2));
  expect(await begin()).toMatchObject({ ok: false, code: 'notReady' });
  ok(await live.change(match => setReady(match, guest, '0a'.repeat(16))));
  expect(await begin()).toMatchObject({ ok: true });
});

test.each([
  { isShared: true, isAsked: true },
  { isShared: false, isAsked: false },
])('only a shared store is polled for missed notifications (shared: $isShared)', async expected => {
  const { isShared, isAsked } = expected;
  const clock = fakeClock();
  const memory = memoryStore();
  const asked: string[] = [];
  const store: MemoryStore = {
    ...memory,
    isShared,
    countsOf(ids) {
      asked.push(...ids);
      return memory.countsOf(ids);
    },
  };
  const { matches } = openTestNode(store, { clock });
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4 }, clock.now());
  live.watch({ person: undefined, send: () => {} });
  asked.length = 0;
  await clock.pass(60_000);
  await matches.sweep();
  expect(asked.length > 0).toBe(isAsked);
});

test.each([true, false])(
  'a table stays in memory for a minute after its last viewer, shared store or not (%s)',
  async isShared => {
    const clock = fakeClock();
    const store: MemoryStore = { ...memoryStore(), isShared };
    const { matches } = openTestNode(store, { clock });
    const live = await startedTable(store, matches, { game: 'cashnguns', people: 4 }, clock.now());
    const watcher = { person: undefined, send: () => {} };
    live.watch(watcher);
    for (let passed = 0; passed < 120_000; passed += 3_000) {
      await clock.pass(3_000);
      await matches.sweep();
    }
    live.leave(watcher);
    await clock.pass(50_000);
    await matches.sweep();
    expect(matches.size).toBe(1);
    await clock.pass(20_000);
    await matches.sweep();
    expect(matches.size).toBe(0);
  },
);
