// A seat that was left: its clock runs, and the answer of its bot is due, whether the player returns or not.
import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode } from '../../testing/play/testNode.ts';
import type { ClockSetting } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';
import { comeBack, leave } from './seatChanges.ts';

const PAUSE = 700;
const SECOND = 1_000;

async function begin(clockSetting: ClockSetting) {
  const [clock, disk] = [fakeClock(), new Disk()];
  const store = memoryStore(disk);
  const { matches } = openTestNode(store, { clock, botPause: () => PAUSE });
  await matches.start();
  const table = { game: 'cashnguns', people: 4, settings: { clock: clockSetting } };
  const live = await startedTable(store, matches, table, clock.now());
  const rows = async () => (await store.rowsOf(live.match.id)).map(({ command }) => command);
  return { clock, disk, store, matches, live, rows };
}

const leaves = (live: LiveMatch, at: number, now: number) => live.change(match => leave(match, person(at).id, now));
const returns = (live: LiveMatch, at: number) => live.change(match => comeBack(match, person(at).id));
const left = (live: LiveMatch, seat: number) => live.clocks[seat]!.left;

test('a seat that was left is charged until its bot has answered', async () => {
  const { clock, live } = await begin({ kind: 'game', total: 60, increment: 0 });
  await leaves(live, 1, clock.now());
  await clock.pass(PAUSE - 100);
  expect(left(live, 1)).toBe(60 * SECOND - (PAUSE - 100));
  await clock.pass(5 * SECOND);
  expect(live.playing!.progress.decisions[1]).toBe(1);
  expect(left(live, 1)).toBe(60 * SECOND - PAUSE);
});

test('leaving and returning again and again neither stops the clock nor calls off the bot', async () => {
  const { clock, live, rows } = await begin({ kind: 'game', total: 60, increment: 0 });
  for (let times = 0; times < 2; times++) {
    await leaves(live, 1, clock.now());
    await clock.pass(330);
    await returns(live, 1);
    expect(left(live, 1)).toBe(60 * SECOND - 330 * (times + 1));
  }
  await clock.pass(PAUSE - 660);
  expect(await rows()).toEqual(['bot:1:0']);
  await clock.pass(5 * SECOND);
  expect(await rows()).toEqual(['bot:1:0']);
});

test('at a table without clocks the answer of the bot is due as well', async () => {
  const { clock, live, rows } = await begin({ kind: 'none' });
  await leaves(live, 1, clock.now());
  await returns(live, 1);
  await clock.pass(PAUSE);
  expect(await rows()).toEqual(['bot:1:0']);
});

test('a player who is back may answer before the bot does', async () => {
  const { clock, live, rows } = await begin({ kind: 'none' });
  await leaves(live, 1, clock.now());
  await returns(live, 1);
  expect(await choose(live, 1, choicesOf(live, 1)[0]!, { command: 'my own answer' })).toMatchObject({ ok: true });
  await clock.pass(5 * PAUSE);
  expect(await rows()).toEqual(['my own answer']);
});

test('a player who leaves and returns between questions answers the next one', async () => {
  const { clock, live, rows } = await begin({ kind: 'none' });
  await choose(live, 1, choicesOf(live, 1)[0]!, { command: 'my own answer' });
  await leaves(live, 1, clock.now());
  await returns(live, 1);
  for (const seat of [0, 2, 3]) await choose(live, seat, choicesOf(live, seat)[0]!);
  const answers = (await rows()).length;
  await clock.pass(5 * PAUSE);
  expect(await rows()).toHaveLength(answers);
});

test('after a restart the answer of the bot is still due', async () => {
  const { clock, disk, matches, live } = await begin({ kind: 'decision', each: 30 });
  await leaves(live, 1, clock.now());
  await returns(live, 1);
  matches.stop();
  const store = memoryStore(disk);
  const again = openTestNode(store, { clock, botPause: () => PAUSE });
  await again.matches.start();
  await again.matches.open(live.match.id);
  await clock.pass(PAUSE);
  expect((await store.rowsOf(live.match.id)).map(({ command }) => command)).toEqual(['bot:1:0']);
});
