// The server clock runs while a node counts, and at no other time.
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock, settled } from '../../testing/play/fakeClock.ts';
import { faultsSeen } from '../../testing/play/faultsSeen.ts';
import { Unreachable } from '../store/errors.ts';
import { ServerClock, TRUSTED_FOR } from './serverClock.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

function scene() {
  const [clock, disk] = [fakeClock(), new Disk()];
  const node = (store: MemoryStore = memoryStore(disk), onStored: (time: number) => void = () => {}) => {
    const time = new ServerClock({ store, clock, faults: faultsSeen(), onStored });
    return Object.assign(time, { store });
  };
  return { clock, disk, node };
}

test('it starts at zero, or where an earlier release left it', async () => {
  for (const stored of [undefined, 1_790_000_000_000]) {
    const { clock, disk, node } = scene();
    disk.beat = stored;
    const time = node();
    expect(time.isKnown).toBe(false);
    await time.start();
    await clock.pass(HOUR);
    expect([time.isKnown, time.now()]).toEqual([true, (stored ?? 0) + HOUR]);
  }
});

test('downtime is not counted, and little is lost', async () => {
  const { clock, node } = scene();
  const first = node();
  await first.start();
  await clock.pass(10 * SECOND);
  first.stop();
  await clock.pass(HOUR);
  const second = node();
  await second.whenKnown();
  expect(second.now()).toBe(9 * SECOND); // stored every three seconds
});

test('a node that has slept continues from the stored time', async () => {
  const { clock, node } = scene();
  const time = node();
  await time.start();
  await clock.pass(6 * SECOND);
  time.stop(); // no timer fires, and the monotonic clock goes on: the machine sleeps
  await clock.pass(HOUR);
  expect(time.isKnown).toBe(false);
  await time.whenKnown();
  expect(time.now()).toBe(6 * SECOND);
  await clock.pass(SECOND);
  expect(time.now()).toBe(7 * SECOND);
});

test('a node that has slept continues from where the others are', async () => {
  const { clock, node } = scene();
  const [one, two] = [node(), node()];
  for (const time of [one, two]) await time.start();
  one.stop();
  await clock.pass(30 * SECOND);
  await one.whenKnown();
  expect([one.now(), two.now()]).toEqual([30 * SECOND, 30 * SECOND]);
});

test('while the store is unreachable it stands still', async () => {
  const { clock, disk, node } = scene();
  let isThere = true;
  const memory = memoryStore(disk);
  const storeTime: MemoryStore['storeTime'] = async now => {
    if (!isThere) throw new Error('No connection');
    await memory.storeTime(now);
  };
  const time = node({ ...memory, storeTime });
  await time.start();
  await clock.pass(3 * SECOND);
  isThere = false;
  for (let count = 0; count < 100; count++) {
    await clock.pass(SECOND);
    expect(time.now()).toBeLessThanOrEqual(3 * SECOND + TRUSTED_FOR);
  }
  isThere = true;
  await clock.pass(20 * SECOND);
  expect([time.isKnown, time.now() > 20 * SECOND, time.now() <= 23 * SECOND + TRUSTED_FOR]).toEqual([true, true, true]);
});

test('it is unknown if the store does not answer', async () => {
  const { node } = scene();
  const time = node({ ...memoryStore(), storedTime: () => Promise.reject(new Error('No connection')) });
  await expect(time.whenKnown()).rejects.toThrow('No connection');
  expect(time.isKnown).toBe(false);
});

/** Its next reads hang, as on a half-open connection. */
function hangingStore(disk: Disk) {
  const memory = memoryStore(disk);
  const hangs = { reads: 0, writes: 0 };
  const never = new Promise<never>(() => {});
  const store: MemoryStore = {
    ...memory,
    storedTime: () => (hangs.reads-- > 0 ? never : memory.storedTime()),
    storeTime: now => (hangs.writes-- > 0 ? never : memory.storeTime(now)),
  };
  return { store, hangs };
}

test('a hanging read blocks no caller once the time is known again', async () => {
  const { clock, disk, node } = scene();
  const { store, hangs } = hangingStore(disk);
  const time = node(store);
  hangs.reads = 1;
  let goneOn = 0;
  for (let count = 0; count < 3; count++) void time.whenKnown().then(() => goneOn++);
  await time.start();
  await settled();
  expect([time.isKnown, goneOn]).toEqual([true, 3]);
  await clock.pass(10 * SECOND);
  expect(time.now()).toBe(10 * SECOND);
});

test('callers wait at most five seconds for a store that does not answer', async () => {
  const { clock, disk, node } = scene();
  const { store, hangs } = hangingStore(disk);
  const time = node(store);
  hangs.reads = 1;
  const waiting = expect(time.whenKnown()).rejects.toThrow(Unreachable);
  await clock.pass(5 * SECOND);
  await waiting;
  await time.whenKnown();
  expect(time.isKnown).toBe(true);
});

test.each(['reads', 'writes'] as const)('it is stored again after one of its %s has hung', async which => {
  const { clock, disk, node } = scene();
  const { store, hangs } = hangingStore(disk);
  const time = node(store);
  await time.start();
  hangs[which] = 1;
  await clock.pass(20 * SECOND); // it stood still for eleven
  expect([disk.beat, time.isKnown]).toEqual([9 * SECOND, true]);
});

test('it jumps ahead to another node’s time, and never back', async () => {
  const { clock, disk, node } = scene();
  const time = node();
  await time.start();
  await clock.pass(4 * SECOND);
  time.receive(1 * SECOND);
  expect(time.now()).toBe(4 * SECOND);
  time.receive(5 * SECOND);
  expect(time.now()).toBe(5 * SECOND);
  disk.beat = 60 * SECOND;
  await clock.pass(2 * SECOND);
  expect(time.now()).toBe(60 * SECOND);
});

test('other nodes are notified of the stored time', async () => {
  const { clock, disk, node } = scene();
  const published: [time: number, stored: number | undefined][] = [];
  await node(memoryStore(disk), time => void published.push([time, disk.beat])).start();
  await clock.pass(6 * SECOND);
  expect(published).toEqual([0, 3 * SECOND, 6 * SECOND].map(time => [time, time]));
});
