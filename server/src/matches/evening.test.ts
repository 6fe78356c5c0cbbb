// A room while its game is played: late guests, deadlines missed, a host who is away.
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { ok, person } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher } from '../../testing/play/testNode.ts';
import { gameOf } from '../games.ts';
import { deal, enter, takeBot } from './evening.ts';
import { handOver, setReady } from './lobby.ts';
import { newRoom } from './newRoom.ts';

const GAME = 'cashnguns';
const PAUSE = 500;

async function party(people: number) {
  const clock = fakeClock();
  const store = memoryStore();
  const { matches, faults } = openTestNode(store, { clock, botPause: () => PAUSE });
  await matches.start();
  const { rules } = gameOf(GAME)!;
  const room = newRoom(GAME, 'a'.repeat(43), 'en', clock.now());
  const seated = Array.from({ length: people }, (_, at) => at).reduce(
    (match, at) => ok(setReady(ok(enter(match, person(at), rules)), person(at).id, `${at}0`.repeat(16))),
    room,
  );
  await store.addMatch(seated);
  const live = (await matches.open(room.id))!;
  const watchers = seated.seats.flatMap(({ kind }, at) => (kind === 'person' ? [new TestWatcher(at)] : []));
  for (const watcher of watchers) watcher.watch(live);
  ok(await live.change(match => deal(match, person(0).id, false, clock.now())));
  return { clock, live, watchers, faults };
}

test('the host’s role passes on after a minute, and comes back with one tap', async () => {
  const { clock, live, watchers } = await party(3);
  live.leave(watchers[0]!);
  await clock.pass(59_000);
  expect(live.match.host).toBe(person(0).id);
  await clock.pass(2_000);
  expect(live.match.host).toBe(person(1).id);
  expect(await live.change(match => handOver(match, person(2).id, 2))).toMatchObject({ code: 'notHost' });
  ok(await live.change(match => handOver(match, person(0).id, 0)));
  expect(live.match.host).toBe(person(0).id);
});

test('a host who is back within the minute stays host', async () => {
  const { clock, live, watchers } = await party(2);
  live.leave(watchers[0]!);
  await clock.pass(50_000);
  watchers[0]!.watch(live);
  await clock.pass(50_000);
  expect(live.match.host).toBe(person(0).id);
});

test('after two deadlines missed in a row, the second a short one, a bot plays until the player is back', async () => {
  const { clock, live, watchers, faults } = await party(4);
  const others = [0, 1, 3];
  const answerFor = async (seats: readonly number[]) => {
    for (const seat of seats) if (waiting(live).includes(seat)) await choose(live, seat, choicesOf(live, seat)[0]!);
  };
  await answerFor(others);
  await clock.pass(30_000);
  expect(live.match.seats[2]).toMatchObject({ misses: 1 });
  expect(live.match.seats[2]!.takenOverByBot).toBeUndefined();
  while (!waiting(live).includes(2)) await answerFor(others);
  await answerFor(others);
  await clock.pass(10_000);
  expect(live.match.seats[2]).toMatchObject({ misses: 2, takenOverByBot: true });
  live.leave(watchers[2]!);
  watchers[2]!.watch(live); // the page is opened again
  await clock.pass(1);
  expect(live.match.seats[2]!.takenOverByBot).toBeUndefined();
  expect(live.match.seats[2]!.misses).toBeUndefined();
  expect(faults).toEqual([]);
});

test('an answer in time forgets the deadline missed before', async () => {
  const { clock, live } = await party(4);
  for (const seat of [0, 1, 3]) await choose(live, seat, choicesOf(live, seat)[0]!);
  await clock.pass(30_000);
  expect(live.match.seats[2]!.misses).toBe(1);
  while (live.match.seats[2]!.misses !== undefined) {
    for (const seat of waiting(live)) await choose(live, seat, choicesOf(live, seat)[0]!);
    await clock.pass(0);
  }
  expect(live.match.seats[2]!.takenOverByBot).toBeUndefined();
});

test('a late guest sits down when the next round begins, with what the bot had', async () => {
  const { clock, live } = await party(2);
  const maja = new TestWatcher(7);
  maja.watch(live);
  const seat = live.match.seats.findIndex(({ kind }) => kind === 'bot');
  ok(await live.change(match => takeBot(match, person(7), seat)));
  expect(await live.change(match => takeBot(match, person(8), seat))).toMatchObject({ code: 'seatTaken' });
  const rounds = () =>
    (live.state.progress!.rules.viewFor(live.state.progress!.state, 'spectator') as { table: { round: number } }).table
      .round;
  expect(rounds()).toBe(1);
  while (rounds() === 1) {
    expect(maja.of('frame').every(({ viewer }) => viewer === 'spectator')).toBe(true);
    const mine = waiting(live).find(each => each < 2);
    if (mine === undefined) await clock.pass(PAUSE);
    else await choose(live, mine, choicesOf(live, mine)[0]!);
  }
  await clock.pass(0);
  expect(live.match.seats[seat]).toMatchObject({ kind: 'person', person: person(7).id, name: person(7).name });
  expect(maja.of('frame').at(-1)!.viewer).toBe(seat);
});
