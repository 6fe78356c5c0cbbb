// The system's date changes while a game is played. No time has passed, so no clock runs out.
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode } from '../../testing/play/testNode.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

async function begin(store: MemoryStore = memoryStore()) {
  const clock = fakeClock();
  const { matches } = openTestNode(store, { clock });
  await matches.start();
  const settings = { clock: { kind: 'decision', each: 30 } as const };
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4, settings }, clock.now());
  await clock.pass(5 * SECOND);
  const chooses = (seat: number) => choose(live, seat, choicesOf(live, seat)[0]!, { command: `seat ${seat}` });
  const rows = () => store.rowsOf(live.match.id);
  const commands = async () => (await rows()).map(({ command }) => command);
  return { clock, live, rows, commands, chooses };
}

const TIMED_OUT = [1, 2, 3].map(seat => `timeout:${seat}:0`);

test.each([HOUR, -HOUR])('changed by %i ms: all players keep their time', async by => {
  const { clock, commands, chooses } = await begin();
  clock.put(by);
  await chooses(0);
  await clock.pass(25 * SECOND - 1);
  expect(await commands()).toEqual(['seat 0']);
  await clock.pass(1);
  expect(await commands()).toEqual(['seat 0', ...TIMED_OUT]);
});

test('changed again and again: all players keep their time', async () => {
  const { clock, commands, chooses } = await begin();
  for (const by of [-HOUR, HOUR, HOUR, -20 * SECOND, 20 * SECOND]) {
    clock.put(by);
    await clock.pass(4 * SECOND);
  }
  await chooses(0);
  await clock.pass(5 * SECOND - 1);
  expect(await commands()).toEqual(['seat 0']);
  await clock.pass(1);
  expect(await commands()).toEqual(['seat 0', ...TIMED_OUT]);
});

test('dates that people see follow the system', async () => {
  const { clock, live, rows, chooses } = await begin();
  clock.put(HOUR);
  await chooses(0);
  expect([live.match.activeAt, (await rows())[0]!.at]).toEqual([clock.now(), clock.now()]);
});

test('turned back: a node without notifications still polls the store', async () => {
  const [clock, disk] = [fakeClock(), new Disk()];
  const [near, far] = [memoryStore(disk), { ...memoryStore(disk), listen: () => () => {} }];
  const [here, there] = [openTestNode(near, { clock }).matches, openTestNode(far, { clock }).matches];
  for (const matches of [here, there]) await matches.start();
  const live = await startedTable(near, here, { game: 'cashnguns', people: 4 }, clock.now());
  const elsewhere = (await there.open(live.match.id))!;
  elsewhere.watch({ person: undefined, send: () => {} });
  await clock.pass(20 * SECOND);
  clock.put(-HOUR);
  await choose(live, 0, choicesOf(live, 0)[0]!);
  expect(elsewhere.state.progress?.number).toBe(0);
  await clock.pass(20 * SECOND);
  expect(elsewhere.state.progress?.number).toBe(1);
});
