// A table in memory is damaged on disk: it stops, is reported to the operator once, and counted once.
import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock, settled } from '../../testing/play/fakeClock.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher } from '../../testing/play/testNode.ts';
import { Damaged } from '../store/errors.ts';
import { readMatch } from './readMatch.ts';
import { leave } from './seatChanges.ts';

/** Two nodes with the same table in memory; the second may read damaged data and miss notifications. */
async function scene({ missesNotifications = false } = {}) {
  const [clock, disk] = [fakeClock(), new Disk()];
  const first = memoryStore(disk);
  const { matches } = openTestNode(first, { clock });
  const one = await startedTable(first, matches, { game: 'cashnguns', people: 4 }, clock.now());
  const { id } = one.match;
  let isDamaged = false;
  const second = memoryStore(disk);
  const rowsOf: typeof second.rowsOf = async (match, after) => {
    if (isDamaged) throw new Damaged(match);
    return second.rowsOf(match, after);
  };
  const listen: typeof second.listen = missesNotifications ? () => () => {} : second.listen;
  const other = openTestNode({ ...second, isShared: true, listen, rowsOf }, { clock });
  const two = (await other.matches.open(id))!;
  await settled();
  return {
    clock,
    one,
    two,
    ...other,
    reported: [expect.stringContaining(`A match is damaged {"match":"${id}"}`)],
    damage() {
      isDamaged = true;
    },
    async mend() {
      isDamaged = false;
      await clock.pass(61_000);
      await other.matches.sweep(); // evicted: no viewer
      return other.matches.open(id);
    },
  };
}

test('found at the notification of another node', async () => {
  const { one, two, matches, faults, reported, damage } = await scene();
  damage();
  for (const seat of waiting(one)) await choose(one, seat, choicesOf(one, seat)[0]!);
  await settled();
  expect(two.isFrozen).toBe(true);
  expect(matches.frozen).toBe(1);
  expect(faults).toEqual(reported);
});

test('found although a notification was missed', async () => {
  const { clock, one, two, matches, faults, reported, damage } = await scene({ missesNotifications: true });
  new TestWatcher(0).watch(two);
  await settled();
  damage();
  for (const seat of waiting(one)) await choose(one, seat, choicesOf(one, seat)[0]!);
  for (let polls = 0; polls < 3; polls++) {
    await clock.pass(16_000);
    await matches.sweep();
  }
  expect(two.isFrozen).toBe(true);
  expect(matches.frozen).toBe(1);
  expect(faults).toEqual(reported);
});

test('found when the table is changed', async () => {
  const { one, two, matches, faults, reported, damage, clock } = await scene({ missesNotifications: true });
  damage();
  const isGone = await one.change(match => leave(match, person(1).id, clock.now()));
  expect(isGone.ok).toBe(true);
  for (let attempt = 0; attempt < 2; attempt++) {
    const change = two.change(match => leave(match, person(2).id, clock.now()));
    await expect(change).rejects.toThrow(Damaged);
  }
  expect(two.isFrozen).toBe(true);
  expect(matches.frozen).toBe(1);
  expect(faults).toEqual(reported);
});

test('a repaired table is no longer counted', async () => {
  const { two, matches, damage, mend } = await scene();
  damage();
  await two.refresh();
  expect(matches.frozen).toBe(1);
  const again = await mend();
  expect(again?.isFrozen).toBe(false);
  expect(matches.frozen).toBe(0);
});

test('a table that other nodes write to all the time is busy, not damaged', async () => {
  const { one } = await scene();
  const store = memoryStore();
  let writes = 0;
  const busy = {
    ...store,
    matchById: async () => one.match,
    rowsOf: async () => [],
    snapshotOf: async (match: string) => ({ match, number: ++writes, state: undefined, versions: [] }),
  };
  await expect(readMatch(busy, one.match.id)).rejects.toThrow('written to faster than it can be read');
  const still = {
    ...busy,
    snapshotOf: async (match: string) => ({ match, number: 7, state: undefined, versions: [] }),
  };
  await expect(readMatch(still, one.match.id)).rejects.toThrow(Damaged);
});

test('a game that starts while its lobby is read is read again', async () => {
  const { one } = await scene();
  const { startedAt: _, ...lobby } = one.match;
  const snapshot = { match: one.match.id, number: 0, state: undefined, versions: [] };
  const reads = [lobby, one.match];
  const store = {
    ...memoryStore(),
    matchById: async () => reads.shift(),
    rowsOf: async () => [],
    snapshotOf: async () => snapshot,
  };
  expect(await readMatch(store, one.match.id)).toEqual({ match: one.match, rows: [], snapshot });
});
