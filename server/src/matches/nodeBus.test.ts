// Two nodes, one table: a seat has one page, presence is known everywhere, and a draft counts at any node's deadline.
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { type FakeClock, fakeClock, settled } from '../../testing/play/fakeClock.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher } from '../../testing/play/testNode.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import { GRACE } from './seatPresence.ts';

interface Node {
  readonly store: MemoryStore;
  readonly matches: LiveMatches;
  readonly live: LiveMatch;
}

interface Scene {
  readonly clock: FakeClock;
  readonly one: Node;
  readonly two: Node;
  /** A node that has not opened the table. */
  another(): Promise<Node>;
}

/** Both nodes have the table in memory. */
async function scene(each = 3_600): Promise<Scene> {
  const [clock, disk] = [fakeClock(), new Disk()];
  const newNode = async () => {
    const store = memoryStore(disk);
    const { matches } = openTestNode(store, { clock });
    await matches.start();
    return { store, matches };
  };
  const first = await newNode();
  const settings = { clock: { kind: 'decision', each } as const };
  const table = { game: 'cashnguns', people: 4, settings };
  const live = await startedTable(first.store, first.matches, table, clock.now());
  const another = async () => {
    const node = await newNode();
    const opened = (await node.matches.open(live.match.id))!;
    await settled();
    return { ...node, live: opened };
  };
  return { clock, one: { ...first, live }, two: await another(), another };
}

async function come({ live }: Node, at: number | undefined): Promise<TestWatcher> {
  const watcher = new TestWatcher(at);
  watcher.watch(live);
  await settled();
  return watcher;
}

const present = ({ live }: Node) => live.match.seats.map((_, seat) => live.broadcast.isPresent(seat));
const presentIn = (watcher: TestWatcher) => {
  const table = watcher.of('table').at(-1);
  return table?.seats.map(seat => seat.present);
};
const asides = (...watchers: TestWatcher[]) => watchers.map(watcher => watcher.of('stepAside').length);

test('a player present at one node is shown as present at the other, until they leave', async () => {
  const { one, two } = await scene();
  const vito = await come(one, 0);
  const sonny = await come(two, 1);
  for (const node of [one, two]) expect(present(node)).toEqual([true, true, false, false]);
  expect(presentIn(vito)).toEqual([true, true, false, false]);
  two.live.leave(sonny);
  await settled();
  for (const node of [one, two]) expect(present(node)).toEqual([true, false, false, false]);
  expect(presentIn(vito)).toEqual([true, false, false, false]);
});

test('a player who asks one node over HTTP is present at the other, and absent after a while', async () => {
  const { clock, one, two } = await scene();
  const vito = await come(one, 0);
  const page = await come(one, 1);
  const presence = () => one.live.broadcast.presenceOf(1);
  two.live.noteRequest(person(1).id);
  await settled();
  expect(asides(page)).toEqual([0]); // a request replaces no page
  one.live.leave(page);
  expect([presence(), one.live.broadcast.hasPage(1), presentIn(vito)?.[1]]).toEqual(['present', false, true]);
  await clock.pass(GRACE);
  await settled();
  expect([presence(), presentIn(vito)?.[1]]).toEqual(['justLeft', false]);
  await clock.pass(GRACE);
  expect(presence()).toBe('absent');
});

test('a node that opens the table later learns who is present, and when it has learned it', async () => {
  const { clock, one, another } = await scene();
  await come(one, 2);
  const third = await another();
  let hasHeard = false;
  void third.live.presenceKnown.then(() => {
    hasHeard = true;
  });
  await settled();
  expect([present(third), hasHeard]).toEqual([[false, false, true, false], false]);
  await clock.pass(300);
  expect(hasHeard).toBe(true);
});

test('a node that closes reports that its players left; those of a dead one time out', async () => {
  const { clock, one, two, another } = await scene();
  const third = await another();
  await come(two, 1);
  await come(third, 2);
  const vito = await come(one, 0);
  two.matches.stop();
  await settled();
  expect(present(one)).toEqual([true, false, true, false]);
  third.store.crash();
  await clock.pass(30_000);
  expect(present(one)).toEqual([true, false, true, false]);
  await clock.pass(60_000);
  expect(present(one)).toEqual([true, false, false, false]);
  expect(presentIn(vito)).toEqual([true, false, false, false]);
});

test('a player who stays is present as long as they stay', async () => {
  const { clock, one, two } = await scene();
  await come(two, 1);
  await clock.pass(10 * 60_000);
  expect(present(one)).toEqual([false, true, false, false]);
});

test('the page of a seat that is opened last replaces the others, at any node', async () => {
  const { clock, one, two } = await scene();
  const phone = await come(one, 0);
  await clock.pass(1_000);
  const laptop = await come(two, 0);
  expect(asides(phone, laptop)).toEqual([1, 0]);
  expect(one.live.broadcast.watchers.size).toBe(0);
  await clock.pass(1_000);
  const again = await come(one, 0);
  expect(asides(phone, laptop, again)).toEqual([1, 1, 0]);
  for (const node of [one, two]) expect(present(node)).toEqual([true, false, false, false]);
});

test('opened at both nodes in the same millisecond, one page stays', async () => {
  for (let count = 0; count < 10; count++) {
    const { one, two } = await scene();
    const pages = [new TestWatcher(0), new TestWatcher(0)] as const;
    pages[0].watch(one.live);
    pages[1].watch(two.live);
    await settled();
    expect(asides(...pages).sort()).toEqual([0, 1]);
    expect([one, two].map(({ live }) => live.broadcast.watchers.size).sort()).toEqual([0, 1]);
  }
});

test('spectators, screens and other seats never step aside', async () => {
  const { one, two } = await scene();
  const pages = [await come(one, undefined), await come(two, undefined), await come(one, 1), await come(two, 2)];
  expect(asides(...pages)).toEqual([0, 0, 0, 0]);
});

test('a draft made at one node counts at the deadline of another', async () => {
  const { clock, one, two } = await scene(30);
  const draft = choicesOf(two.live, 2).at(-1)!;
  expect(two.live.drafts.set(two.live.playing, person(2).id, 0, draft)).toEqual({ ok: true });
  await settled();
  two.store.crash(); // so that only the other node acts at the deadline
  await clock.pass(40_000);
  const rows = await one.store.rowsOf(one.live.match.id);
  expect(rows.find(({ seat }) => seat === 2)).toMatchObject({ text: draft, by: 'player', command: 'timeout:2:0' });
  expect(rows.find(({ seat }) => seat === 1)).toMatchObject({ by: 'clock' });
});

test('a withdrawn draft counts nowhere; a node that opens the table later gets the others', async () => {
  const { one, two, another } = await scene(30);
  const [first, second] = choicesOf(two.live, 2);
  two.live.drafts.set(two.live.playing, person(1).id, 0, first!);
  two.live.drafts.set(two.live.playing, person(2).id, 0, second!);
  two.live.drafts.set(two.live.playing, person(1).id, 0, undefined);
  await settled();
  const third = await another();
  for (const { live } of [one, two, third]) {
    expect([live.drafts.at(1, 0), live.drafts.at(2, 0)]).toEqual([undefined, second]);
  }
});

test('a node that only sweeps lets the one that holds the table, and its drafts, go first', async () => {
  const [clock, disk] = [fakeClock(), new Disk()];
  const [first, second] = [memoryStore(disk), memoryStore(disk), memoryStore(disk)]; // the third only listens
  const settings = { clock: { kind: 'decision', each: 30 } as const };
  const table = { game: 'cashnguns', people: 4, settings };
  const sweeper = openTestNode(second, { clock });
  await sweeper.matches.start();
  const { match } = await startedTable(first, openTestNode(first, { clock }).matches, table, clock.now());
  first.crash();
  const answered = async () => (await second.rowsOf(match.id)).length;
  await clock.pass(31_000);
  expect([await answered(), sweeper.matches.size]).toEqual([0, 0]);
  await clock.pass(3_000);
  expect([await answered(), sweeper.matches.size]).toEqual([4, 1]);
});

test('however many notifications arrive, a choice waits for few reads, and nothing is missed', async () => {
  const [clock, disk] = [fakeClock(), new Disk()];
  const [first, memory] = [memoryStore(disk), memoryStore(disk)];
  let readings = 0;
  const second: MemoryStore = {
    ...memory,
    isShared: true,
    async matchById(id) {
      readings += 1;
      await settled();
      return memory.matchById(id);
    },
  };
  const one = await startedTable(first, openTestNode(first, { clock }).matches, { game: 'cashnguns', people: 4 });
  const two = (await openTestNode(second, { clock }).matches.open(one.match.id))!;
  await settled();
  readings = 0;
  for (let count = 0; count < 50; count++) await first.notify({ kind: 'changed', match: one.match.id });
  await settled();
  await choose(one, 0, choicesOf(one, 0)[0]!);
  expect(await choose(two, 1, choicesOf(two, 1)[0]!)).toMatchObject({ ok: true });
  expect(readings).toBeLessThanOrEqual(3);
  expect(two.state.progress!.number).toBe(2);
});
