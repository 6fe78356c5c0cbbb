// Somebody puts the machine's clock forward or back while a game is played. No time has passed, so nobody's is up.
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { choicesOf, choose, openHouse } from '../../testing/play/house.ts';
import { startedTable } from '../../testing/play/table.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

async function begin(store: MemoryStore = memoryStore()) {
  const clock = fakeClock();
  const { matches } = openHouse(store, { clock });
  await matches.start();
  const settings = { clock: { kind: 'decision', each: 30 } as const };
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4, settings }, clock.now());
  await clock.pass(5 * SECOND);
  const chooses = (seat: number) => choose(live, seat, choicesOf(live, seat)[0]!, { command: `seat ${seat}` });
  const commands = async () => (await store.rowsOf(live.match.id)).map(({ command }) => command);
  return { clock, live, commands, chooses };
}

const TIMED_OUT = [1, 2, 3].map(seat => `timeout:${seat}:0`);

test('put forward: whoever answers at once lets nobody else pay', async () => {
  const { clock, commands, chooses } = await begin();
  clock.put(HOUR);
  await chooses(0);
  await clock.pass(20 * SECOND);
  expect(await commands()).toEqual(['seat 0']);
  await clock.pass(10 * SECOND);
  expect(await commands()).toEqual(['seat 0', ...TIMED_OUT]);
});

test('put back: nobody waits so much longer', async () => {
  const { clock, commands } = await begin();
  clock.put(-HOUR);
  await clock.pass(20 * SECOND);
  expect(await commands()).toEqual([]);
  await clock.pass(15 * SECOND);
  expect(await commands()).toEqual(['timeout:0:0', ...TIMED_OUT]);
});

test('put back and forward again: nobody pays for it', async () => {
  const { clock, commands, chooses } = await begin();
  clock.put(-HOUR);
  await clock.pass(4 * SECOND);
  await chooses(0);
  clock.put(HOUR);
  await chooses(1);
  await clock.pass(15 * SECOND);
  expect(await commands()).toEqual(['seat 0', 'seat 1']);
});

test('put back twice, before the first time could be stored: nobody pays for the second', async () => {
  const memory = memoryStore();
  let failures = 0;
  const { clock, commands, chooses } = await begin({
    ...memory,
    async saveMatch(...given) {
      if (failures-- > 0) throw new Error('No space left');
      return memory.saveMatch(...given);
    },
  });
  clock.put(-HOUR);
  failures = 3;
  await clock.pass(4 * SECOND);
  clock.put(-HOUR);
  await chooses(0);
  await clock.pass(1 * SECOND);
  await chooses(1);
  await clock.pass(15 * SECOND);
  expect(await commands()).toEqual(['seat 0', 'seat 1']);
});

test('what could not be stored is forgiven all the same, and stored when it can be', async () => {
  const memory = memoryStore();
  let failures = 0;
  const { clock, live, commands, chooses } = await begin({
    ...memory,
    async saveMatch(...given) {
      if (failures-- > 0) throw new Error('No space left');
      return memory.saveMatch(...given);
    },
  });
  failures = 3;
  clock.put(HOUR);
  await clock.pass(8 * SECOND);
  await chooses(0);
  await clock.pass(10 * SECOND);
  expect([await commands(), failures < 0]).toEqual([['seat 0'], true]);
  const { clocks } = (await memory.snapshotOf(live.match.id))!;
  expect(clocks!.at).toBeGreaterThan(clock.now() - HOUR);
});

test('put back: a node that hears nothing of the others still asks for news', async () => {
  const [clock, disk] = [fakeClock(), new Disk()];
  const [near, far] = [memoryStore(disk), { ...memoryStore(disk), listen: () => () => {} }];
  const [here, there] = [openHouse(near, { clock }).matches, openHouse(far, { clock }).matches];
  for (const matches of [here, there]) await matches.start();
  const live = await startedTable(near, here, { game: 'cashnguns', people: 4 }, clock.now());
  const elsewhere = (await there.open(live.match.id))!;
  elsewhere.watch({ person: undefined, send: () => {} });
  await clock.pass(20 * SECOND);
  clock.put(-HOUR);
  await choose(live, 0, choicesOf(live, 0)[0]!);
  expect(elsewhere.standing.progress?.number).toBe(0);
  await clock.pass(20 * SECOND);
  expect(elsewhere.standing.progress?.number).toBe(1);
});
