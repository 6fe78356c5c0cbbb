// Seats during a game: bots, players who leave and come back, two pages of one person, a rematch.
import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { type FakeClock, fakeClock, settled } from '../../testing/play/fakeClock.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { ok, person, readyTable, startedTable, type TestTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher, watchAll } from '../../testing/play/testNode.ts';
import { gameOf } from '../games.ts';
import { changeTable } from './changeTable.ts';
import type { LiveMatch } from './liveMatch.ts';
import { sit, stand } from './lobby.ts';
import { leave, removeAbsent, takeOver } from './seatChanges.ts';
import { GRACE } from './seatPresence.ts';

const PAUSE = 700;

async function begin(table: TestTable, disk = new Disk()) {
  const clock = fakeClock();
  const store = memoryStore(disk);
  const { matches, faults } = openTestNode(store, { clock, botPause: () => PAUSE });
  await matches.start();
  const live = await startedTable(store, matches, table, clock.now());
  return { clock, store, matches, faults, live };
}

/** Answers for these people until the game is over. */
async function playFor(live: LiveMatch, seats: readonly number[], clock: FakeClock): Promise<void> {
  while (live.playing !== undefined) {
    const seat = waiting(live).find(each => seats.includes(each));
    if (seat === undefined) await clock.pass(PAUSE);
    else await choose(live, seat, choicesOf(live, seat)[0]!);
  }
}

test('bots answer like people, after a pause that does not depend on the game', async () => {
  const { clock, store, live, faults } = await begin({ game: 'cashnguns', people: 1, bots: 5 });
  await clock.pass(PAUSE - 1);
  expect(await store.rowsOf(live.match.id)).toEqual([]);
  await clock.pass(1);
  const rows = await store.rowsOf(live.match.id);
  expect(rows.map(({ command, by }) => [command, by])).toEqual(
    [1, 2, 3, 4, 5].map(seat => [`bot:${seat}:0`, 'player']),
  );
  watchAll(live);
  await playFor(live, [0], clock);
  expect(live.match.stage).toBe('over');
  expect(faults).toEqual([]);
});

test('a bot takes over at the next decision and gives the seat back', async () => {
  const { clock, store, live } = await begin({ game: 'cashnguns', people: 4 });
  const watcher = new TestWatcher(0);
  watcher.watch(live);
  await live.change(match => leave(match, person(2).id, clock.now()));
  expect(watcher.of('table').at(-1)!.seats[2]).toMatchObject({ kind: 'person', takenOverByBot: true });
  await clock.pass(PAUSE);
  expect((await store.rowsOf(live.match.id)).map(({ command }) => command)).toEqual(['bot:2:0']);
  for (const seat of [0, 1, 3]) await choose(live, seat, choicesOf(live, seat)[0]!);
  expect(waiting(live)).toContain(2);
  new TestWatcher(2).watch(live); // back before the bot has answered, whose answer stays due
  await clock.pass(10 * PAUSE);
  expect(live.match.seats[2]!.takenOverByBot).toBeUndefined();
  expect(live.playing!.progress.answers[2]).toBe(2);
  for (let asked = waiting(live); !asked.includes(2); asked = waiting(live)) {
    for (const seat of asked) await choose(live, seat, choicesOf(live, seat)[0]!);
  }
  await clock.pass(10 * PAUSE);
  expect(live.playing!.progress.answers[2]).toBe(2);
  expect(await choose(live, 2, choicesOf(live, 2)[0]!)).toMatchObject({ ok: true });
});

test('the host lets a bot answer for an absent player, and removes them', async () => {
  const { clock, live } = await begin({ game: 'cashnguns', people: 4 });
  const [there, gone] = [new TestWatcher(1), new TestWatcher(2)];
  there.watch(live);
  gone.watch(live);
  const host = person(0).id;
  const takenOver = () => live.change(match => takeOver(match, host, 2, live.broadcast.presenceOf(2), clock.now()));
  await clock.pass(GRACE);
  expect(await takenOver()).toEqual({ ok: false, code: 'stillThere' });
  live.leave(gone);
  expect(await takenOver()).toEqual({ ok: false, code: 'justLeft' });
  expect(
    there
      .of('table')
      .at(-1)!
      .seats.map(seat => seat.present),
  ).toEqual([false, true, false, false]);
  await clock.pass(GRACE);
  ok(await takenOver());
  await clock.pass(PAUSE);
  expect(live.playing!.progress.decisions).toEqual([0, 0, 1, 0]);
  ok(await live.change(match => removeAbsent(match, host, 2, live.broadcast.presenceOf(2), clock.now())));
  expect(await choose(live, 2, 'anything')).toEqual({ ok: false, code: 'notYourSeat' });
  expect(live.watch(gone)).toMatchObject({ ok: true, frame: { viewer: 'spectator' } });
});

test('a player who loses the seat watches as a spectator, or not at all', async () => {
  for (const spectators of [true, false]) {
    const { live } = await begin({ game: 'cashnguns', people: 4, settings: { spectators } });
    const watcher = new TestWatcher(3);
    watcher.watch(live);
    await live.change(match => removeAbsent(match, person(0).id, 3, 'absent', 9));
    if (spectators)
      expect(watcher.of('frame').at(-1)).toMatchObject({ viewer: 'spectator', view: { viewer: 'spectator' } });
    else expect(watcher.of('closed')).toEqual([{ match: live.match.id }]);
    const sent = watcher.of('frame').length;
    for (const seat of [0, 1, 2]) await choose(live, seat, choicesOf(live, seat)[0]!);
    expect(
      watcher
        .of('frame')
        .slice(sent)
        .every(({ viewer }) => viewer === 'spectator'),
    ).toBe(true);
    expect(watcher.of('frame').length > sent).toBe(spectators);
  }
});

test('of two pages of one seat the newer one is served; nothing is lost', async () => {
  const { live } = await begin({ game: 'cashnguns', people: 4 });
  const [older, newer] = [new TestWatcher(1), new TestWatcher(1)];
  older.watch(live);
  newer.watch(live);
  expect(older.of('stepAside')).toEqual([{ match: live.match.id }]);
  expect(await choose(live, 1, choicesOf(live, 1)[0]!)).toMatchObject({ ok: true }); // sent by the older one before it stepped aside
  expect([older.of('frame').length, newer.of('frame').length]).toEqual([0, 1]);
  older.watch(live, older.seen.frame!.version);
  expect(newer.of('stepAside')).toHaveLength(1);
  expect(older.seen.frame!.view).toEqual(newer.seen.frame!.view);
  live.leave(newer); // the older one, which watches again, stays
  expect(live.broadcast.isPresent(1)).toBe(true);
});

test('of two pages of a person who sits down the newer one has the seat; the older one steps aside', async () => {
  const { clock, store, matches } = await begin({ game: 'cashnguns', people: 4 });
  const ready = readyTable({ game: 'cashnguns', people: 4, seed: 1 }, clock.now());
  await store.addMatch(ok(stand(ready, person(3).id, clock.now())));
  const live = (await matches.open(ready.id))!;
  const [older, newer] = [new TestWatcher(3), new TestWatcher(3)];
  for (const page of [older, newer]) page.watch(live);
  ok(await live.change(match => sit(match, person(3))));
  expect([older, newer].map(page => page.of('stepAside'))).toEqual([[{ match: live.match.id }], []]);
  expect(newer.of('table').at(-1)).toMatchObject({ you: { viewer: 3 } });
  expect(live.broadcast.watchers.at(3)).toEqual([newer]);
});

test('taking over another player’s seat does not close that player’s page', async () => {
  const { clock, live } = await begin({ game: 'cashnguns', people: 4 });
  const [newcomer, before] = [new TestWatcher(9), new TestWatcher(1)];
  for (const page of [newcomer, before]) page.watch(live);
  ok(
    await live.change(match => {
      const seats = match.seats.map((seat, at) => (at === 1 ? { ...seat, person: person(9).id } : seat));
      return { ok: true, match: { ...match, seats, activeAt: clock.now() } };
    }),
  );
  const { watchers } = live.broadcast;
  expect([newcomer, before].map(page => watchers.viewerOf(page))).toEqual([1, 'spectator']);
  expect([newcomer, before].map(page => page.of('stepAside'))).toEqual([[], []]);
});

test('a page that throws harms no other', async () => {
  const { live, faults } = await begin({ game: 'cashnguns', people: 4 });
  const broken = {
    person: person(0).id,
    send() {
      throw new Error('broken');
    },
  };
  live.watch(broken);
  const watcher = new TestWatcher(1);
  watcher.watch(live);
  expect(await choose(live, 1, choicesOf(live, 1)[0]!)).toMatchObject({ ok: true });
  expect(await choose(live, 2, choicesOf(live, 2)[0]!)).toMatchObject({ ok: true });
  expect(watcher.of('frame')).toHaveLength(2);
  expect([live.broadcast.watchers.size, faults.length]).toEqual([1, 1]);
});

test('a lobby is shown to all viewers, its code to its players only', async () => {
  const store = memoryStore();
  const { matches } = openTestNode(store);
  const made = { ...readyTable({ game: 'corleone', people: 2 }, 1), visibility: 'private' as const, code: 'SICILY' };
  await store.addMatch(made);
  const live = (await matches.open(made.id))!;
  const [host, stranger] = [new TestWatcher(0), new TestWatcher(7)];
  host.watch(live);
  stranger.watch(live);
  await live.change(match => changeTable(match, person(0).id, { title: 'Sunday' }, gameOf('corleone')!.rules));
  expect(host.of('table').at(-1)).toMatchObject({ title: 'Sunday', code: 'SICILY', you: { viewer: 0, isHost: true } });
  const seen = stranger.of('table').at(-1)!;
  expect(seen).toMatchObject({ title: 'Sunday', host: 0, you: { viewer: 'spectator', isHost: false } });
  expect(seen.code).toBeUndefined();
  const { secret } = live.match.fairDeal;
  const words = JSON.stringify([host.sent, stranger.sent]);
  for (const hidden of [secret, person(0).id, person(1).id, live.match.seats[1]!.entropy]) {
    expect(words).not.toContain(hidden ?? secret);
  }
});

test('a rematch is made once, for all players who ask for it', async () => {
  const { store, matches, live, clock } = await begin({ game: 'cashnguns', people: 4 });
  expect(await matches.rematch(live.match.id, person(1).id)).toMatchObject({ ok: false, code: 'notOver' });
  watchAll(live);
  await playFor(live, [0, 1, 2, 3], clock);
  const asked = await Promise.all([1, 2, 3].map(at => matches.rematch(live.match.id, person(at).id)));
  const ids = asked.map(changed => ok(changed).id);
  expect(new Set(ids)).toEqual(new Set([live.match.next]));
  expect(await store.listOpen()).toHaveLength(1);
});

test('other nodes publish what was chosen and changed here', async () => {
  const disk = new Disk();
  const { live } = await begin({ game: 'cashnguns', people: 4 }, disk);
  const other = openTestNode(memoryStore(disk));
  const there = (await other.matches.open(live.match.id))!;
  const watchers = watchAll(there);
  await choose(live, 1, choicesOf(live, 1)[0]!);
  await settled();
  expect(watchers.map(watcher => watcher.of('frame').length)).toEqual([1, 1, 1, 1, 1]);
  await live.change(match => leave(match, person(2).id, 9));
  await settled();
  expect(watchers[0]!.of('table').at(-1)!.seats[2]!.takenOverByBot).toBe(true);
});

test('a missed notification is made up for', async () => {
  const disk = new Disk();
  const { live, clock } = await begin({ game: 'cashnguns', people: 4 }, disk);
  const deaf = { ...memoryStore(disk), listen: () => () => {} };
  const { matches } = openTestNode(deaf, { clock });
  await matches.start();
  const there = (await matches.open(live.match.id))!;
  const watcher = new TestWatcher(0);
  watcher.watch(there);
  await choose(live, 1, choicesOf(live, 1)[0]!);
  await clock.pass(30_000);
  expect(watcher.of('frame')).toHaveLength(1);
});

test('a deleted player leaves every table', async () => {
  const { store, matches, live } = await begin({ game: 'cashnguns', people: 4 });
  const lobby = readyTable({ game: 'corleone', people: 2 }, 1);
  await store.addMatch(lobby);
  await matches.leaveTables(person(1).id);
  expect((await store.matchById(lobby.id))!.seats[1]!.kind).toBe('empty');
  expect((await store.matchById(live.match.id))!.seats[1]!.takenOverByBot).toBe(true);
});

test('players are notified of their turn', async () => {
  const turns: number[][] = [];
  const store = memoryStore();
  const { matches } = openTestNode(store, { onTurn: (_match, seats) => void turns.push([...seats]) });
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4 });
  expect(turns).toEqual([[0, 1, 2, 3]]);
  for (const seat of [0, 1, 2]) await choose(live, seat, choicesOf(live, seat)[0]!);
  expect(turns).toHaveLength(1);
  await choose(live, 3, choicesOf(live, 3)[0]!);
  expect(turns[1]).toEqual([0, 1, 2].filter(seat => waiting(live).includes(seat)));
});

test('presence is known for tables in memory while the server stops', async () => {
  const { matches, live } = await begin({ game: 'cashnguns', people: 4 });
  new TestWatcher(1).watch(live);
  matches.stop();
  await expect(matches.open(live.match.id)).rejects.toThrow('The server is stopping');
  const present = (seat: number) => matches.inMemory(live.match.id)?.broadcast.isPresent(seat);
  expect([present(0), present(1)]).toEqual([false, true]);
  expect(matches.inMemory('abcdefghij234567')).toBeUndefined();
});
