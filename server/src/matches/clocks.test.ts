// Clocks: no table waits for ever, no player pays for what is not their doing, and no clock reveals a secret.
import { randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { type FakeClock, fakeClock } from '../../testing/play/fakeClock.ts';
import { playOn, waiting } from '../../testing/play/playOn.ts';
import { person, startedTable, type TestTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher, undo, watchAll } from '../../testing/play/testNode.ts';
import type { ClockSetting } from '../store/store.ts';
import { clocksAt } from './clocks.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { LiveMatches } from './liveMatches.ts';
import { resume, vote } from './seatChanges.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

interface Scene {
  readonly clock: FakeClock;
  readonly store: MemoryStore;
  readonly matches: LiveMatches;
  readonly live: LiveMatch;
}

async function begin(table: TestTable, disk = new Disk()): Promise<Scene> {
  const clock = fakeClock();
  const store = memoryStore(disk);
  const { matches } = openTestNode(store, { clock });
  await matches.start();
  return { clock, store, matches, live: await startedTable(store, matches, table, clock.now()) };
}

const cash = (clock: ClockSetting): TestTable => ({ game: 'cashnguns', people: 4, settings: { clock } });
const duel = (clock: ClockSetting): TestTable => ({ game: 'corleone', people: 2, seed: 2, settings: { clock } });
const left = (live: LiveMatch) => live.clocks.map(each => each.left);

test('when the time for a decision is up the rules answer for all who have not', async () => {
  const { clock, store, live } = await begin(cash({ kind: 'decision', each: 30 }));
  await clock.pass(10 * SECOND);
  expect(await choose(live, 2, choicesOf(live, 2)[0]!)).toMatchObject({ ok: true });
  await clock.pass(19 * SECOND);
  expect(await store.rowsOf(live.match.id)).toHaveLength(1);
  await clock.pass(1 * SECOND);
  const rows = await store.rowsOf(live.match.id);
  expect(rows.map(({ command, by }) => [command, by]).slice(1)).toEqual([
    ['timeout:0:0', 'clock'],
    ['timeout:1:0', 'clock'],
    ['timeout:3:0', 'clock'],
  ]);
  expect(left(live)).toEqual([30, 30, 30, 30].map(each => each * SECOND));
});

test('a game with absent players only comes to its end', async () => {
  const { clock, live } = await begin(cash({ kind: 'decision', each: 5 }));
  watchAll(live);
  await clock.pass(HOUR);
  expect(live.match).toMatchObject({ stage: 'over', outcome: { places: expect.any(Array) } });
});

test('a highlighted choice counts as the player’s own', async () => {
  const { clock, store, live } = await begin(cash({ kind: 'decision', each: 30 }));
  const text = choicesOf(live, 1).at(-1)!;
  expect(live.drafts.set(live.playing, person(1).id, 0, text)).toEqual({ ok: true });
  expect(live.drafts.set(live.playing, person(2).id, 0, 'rubbish')).toEqual({ ok: true });
  expect(live.drafts.set(live.playing, person(3).id, 0, text)).toEqual({ ok: true });
  expect(live.drafts.set(live.playing, person(3).id, 0, undefined)).toEqual({ ok: true });
  await clock.pass(30 * SECOND);
  const rows = await store.rowsOf(live.match.id);
  expect(rows.map(({ seat, by }) => [seat, by])).toEqual([
    [0, 'clock'],
    [1, 'player'],
    [2, 'clock'],
    [3, 'clock'],
  ]);
  expect(rows[1]!.text).toBe(text);
});

test('a bot answers instead if the table is set so', async () => {
  const table = cash({ kind: 'decision', each: 30 });
  const { clock, store, live } = await begin({ ...table, settings: { ...table.settings, timeOut: 'bot' } });
  await clock.pass(30 * SECOND);
  const rows = await store.rowsOf(live.match.id);
  expect(rows.map(({ command, by }) => [command, by])).toEqual(
    [0, 1, 2, 3].map(seat => [`timeout:${seat}:0`, 'player']),
  );
});

test('a game clock runs for seats that have to answer, and an answer earns its increment', async () => {
  const { clock, live } = await begin(duel({ kind: 'game', total: 60, increment: 5 }));
  const [seat] = waiting(live);
  const other = 1 - seat!;
  const watcher = new TestWatcher(other);
  watcher.watch(live);
  await clock.pass(10 * SECOND);
  await choose(live, seat!, choicesOf(live, seat!)[0]!);
  expect(left(live)[seat!]).toBe(55 * SECOND);
  expect(left(live)[other]).toBe(60 * SECOND);
  const shown = watcher.seen.frame!.clocks;
  expect(shown[seat!]).toEqual({ left: 55 * SECOND, runs: waiting(live).includes(seat!) });
});

test('undoing and choosing again earns nothing', async () => {
  const settings: ClockSetting[] = [
    { kind: 'game', total: 60, increment: 5 },
    { kind: 'decision', each: 60 },
  ];
  for (const setting of settings) {
    const { clock, live } = await begin(duel(setting));
    const watchers = watchAll(live);
    await playOn(live, randomFrom(1), {
      until: () => watchers.some(({ seen }) => seen.frame!.question?.mayUndo === true),
    });
    const seat = watchers.findIndex(({ seen }) => seen.frame!.question?.mayUndo === true);
    const before = left(live)[seat]!;
    const rows = live.playing!.progress.number;
    for (let count = 0; count < 5; count++) {
      await clock.pass(SECOND);
      expect(await undo(live, seat)).toMatchObject({ ok: true });
      await clock.pass(SECOND);
      const again = choicesOf(live, seat);
      expect(await choose(live, seat, again[count % again.length]!)).toMatchObject({ ok: true });
      if (watchers[seat]!.seen.frame!.question?.mayUndo !== true) break;
    }
    const spent = live.playing!.progress.number - rows;
    expect(left(live)[seat]).toBe(before - spent * SECOND);
  }
});

test('the rules play for a player without time left, to the end', async () => {
  const { clock, store, live } = await begin(duel({ kind: 'game', total: 30, increment: 0 }));
  const [slow] = waiting(live);
  await clock.pass(31 * SECOND);
  const quick = 1 - slow!;
  while (live.playing !== undefined) {
    while (waiting(live).includes(quick)) await choose(live, quick, choicesOf(live, quick)[0]!);
    await clock.pass(1);
  }
  const rows = await store.rowsOf(live.match.id);
  expect(rows.filter(({ seat }) => seat === slow).every(({ command }) => command.startsWith('timeout:'))).toBe(true);
  expect(live.match.stage).toBe('over');
});

test('D2 hidden steps move no clock: the time is for the whole answer', async () => {
  const { clock, live } = await begin({ ...duel({ kind: 'decision', each: 60 }), people: 3 });
  const leftToDiscard = (seat: number) => {
    const { rules, state } = live.playing!.progress;
    const prompt = rules.promptOf(rules.viewFor(state, seat));
    return prompt?.kind === 'tribute' ? Number(prompt.left) : 0;
  };
  await playOn(live, randomFrom(3), { until: () => waiting(live).some(seat => leftToDiscard(seat) > 1) });
  const seat = waiting(live).find(each => leftToDiscard(each) > 1)!;
  const steps = leftToDiscard(seat);
  await clock.pass(20 * SECOND);
  await choose(live, seat, choicesOf(live, seat)[0]!);
  expect(left(live)[seat]).toBe(40 * SECOND);
  await clock.pass(40 * SECOND); // the rules choose the rest, all of it at once
  expect(leftToDiscard(seat)).toBe(0);
  expect(live.state.progress!.decisions[seat]).toBeGreaterThanOrEqual(steps);
});

test('clocks stand still during a pause', async () => {
  const { clock, live } = await begin(cash({ kind: 'decision', each: 30 }));
  watchAll(live);
  await clock.pass(10 * SECOND);
  for (const at of [0, 1, 2]) await live.change(match => vote(match, person(at).id, 'pause', true, clock.now()));
  expect(live.match.pausedAt).toBe(clock.now());
  await clock.pass(HOUR);
  expect(await choose(live, 0, choicesOf(live, 0)[0]!)).toEqual({ ok: false, code: 'notPlaying' });
  await live.change(match => resume(match, person(3).id));
  expect(left(live)).toEqual([20, 20, 20, 20].map(each => each * SECOND));
  await clock.pass(20 * SECOND);
  expect(live.playing!.progress.number).toBe(4);
});

test('a table without viewers is evicted, and its clocks still run', async () => {
  const { clock, store, matches, live } = await begin(cash({ kind: 'days', days: 1 }));
  const { id } = live.match;
  await clock.pass(2 * 60 * SECOND);
  expect(matches.size).toBe(0);
  await clock.pass(24 * HOUR);
  expect((await store.rowsOf(id)).length).toBe(4);
});

test('another node takes over the table of one that died, bots included', async () => {
  const disk = new Disk();
  const { clock, store, live } = await begin({ ...cash({ kind: 'decision', each: 30 }), people: 3, bots: 1 }, disk);
  const { id } = live.match;
  const { matches: second } = openTestNode(memoryStore(disk), { clock });
  await second.start();
  store.crash(); // before its bot has answered
  await clock.pass(5 * SECOND);
  expect(disk.deadlines.get(id)!.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  await clock.pass(10 * SECOND);
  expect((await memoryStore(disk).rowsOf(id)).map(({ command }) => command)).toEqual(['bot:3:0']);
  await clock.pass(20 * SECOND);
  const rows = await memoryStore(disk).rowsOf(id);
  expect(rows.slice(1, 4).map(({ command }) => command)).toEqual(['timeout:0:0', 'timeout:1:0', 'timeout:2:0']);
});

test('two nodes that act on the same deadlines write each once', async () => {
  const disk = new Disk();
  const { clock, store, live } = await begin(cash({ kind: 'decision', each: 10 }), disk);
  const { matches: second } = openTestNode(memoryStore(disk), { clock });
  await second.start();
  watchAll(live);
  watchAll((await second.open(live.match.id))!);
  await clock.pass(HOUR);
  const rows = await store.rowsOf(live.match.id);
  expect(new Set(rows.map(({ seat, decision }) => `${seat}:${decision}`)).size).toBe(rows.length);
  expect(live.match.stage).toBe('over');
});

test('downtime of the server costs no player time', async () => {
  const disk = new Disk();
  const { clock, store, live } = await begin(cash({ kind: 'decision', each: 30 }), disk);
  const { id } = live.match;
  await clock.pass(12 * SECOND);
  store.crash();
  await clock.pass(HOUR);
  const again = memoryStore(disk);
  const { matches } = openTestNode(again, { clock });
  await matches.start();
  const back = (await matches.open(id))!;
  expect(await again.rowsOf(id)).toEqual([]);
  const rest = left(back)[0]!;
  expect(rest).toBeGreaterThanOrEqual(18 * SECOND);
  expect(rest).toBeLessThanOrEqual(21 * SECOND); // up to three seconds before the end were counted and not stored
  await clock.pass(rest - 1);
  expect(await again.rowsOf(id)).toEqual([]);
  await clock.pass(1);
  expect(await again.rowsOf(id)).toHaveLength(4);
});

test('a node whose clock is behind the stored one charges nothing twice', async () => {
  const { live } = await begin(cash({ kind: 'decision', each: 30 }));
  const { match, progress } = live.playing!;
  const written = { at: 100 * SECOND, left: [20, 20, 30, 30].map(each => each * SECOND), running: [0, 1, 2, 3] };
  const behind = clocksAt(written, match, progress, 92 * SECOND);
  expect(behind).toEqual(written);
  expect(clocksAt(behind, match, progress, 101 * SECOND).left).toEqual([19, 19, 29, 29].map(each => each * SECOND));
});

test('time during which the machine slept is charged to no player', async () => {
  const clock = fakeClock();
  const store = memoryStore();
  const { matches } = openTestNode(store, { clock });
  await matches.sweep(); // once; then the machine sleeps
  const live = await startedTable(store, matches, cash({ kind: 'decision', each: 30 }), clock.now());
  await clock.pass(HOUR);
  expect(await store.rowsOf(live.match.id)).toEqual([]);
  await matches.sweep();
  await clock.pass(0);
  expect(await store.rowsOf(live.match.id)).toEqual([]);
  expect(left(live)).toEqual([30, 30, 30, 30].map(each => each * SECOND));
  expect(await choose(live, 0, choicesOf(live, 0)[0]!)).toMatchObject({ ok: true });
});

test('a table that cannot be opened delays no other table', async () => {
  const disk = new Disk();
  const { clock, store, live } = await begin(cash({ kind: 'decision', each: 30 }), disk);
  const broken = { ...live.match, id: 'b'.repeat(16), pack: 'gone', activeAt: live.match.activeAt + 1 };
  await store.addMatch(broken);
  const snapshot = { match: broken.id, number: 0, state: {}, versions: [] };
  await store.saveMatch(broken, 0, { snapshot, deadlines: [{ seat: 0, decision: 0, at: 1 }] });
  store.crash();
  await clock.pass(HOUR);
  const again = memoryStore(disk);
  const { matches, faults } = openTestNode(again, { clock });
  await matches.start();
  await clock.pass(31 * SECOND);
  expect(await again.rowsOf(live.match.id)).toHaveLength(4);
  expect(faults.some(fault => fault.includes(broken.id))).toBe(true);
});
