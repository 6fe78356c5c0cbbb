import { expect, test } from 'vitest';
import { type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { faultsSeen } from '../../testing/play/faultsSeen.ts';
import { openTestNode } from '../../testing/play/testNode.ts';

/** Works until it is switched off. */
function storeThatGoes() {
  const memory = memoryStore();
  const state = { isAway: false };
  const there = async <T>(work: () => Promise<T>): Promise<T> => {
    if (state.isAway) throw new Error('No connection');
    return work();
  };
  const store: MemoryStore = {
    ...memory,
    storedTime: () => there(() => memory.storedTime()),
    storeTime: now => there(() => memory.storeTime(now)),
    dueDeadlines: (time, most) => there(() => memory.dueDeadlines(time, most)),
  };
  return { store, state };
}

test('an unreachable store is reported once every three seconds, by the first that needs it', async () => {
  const { store, state } = storeThatGoes();
  const [clock, faults] = [fakeClock(), faultsSeen()];
  const { matches } = openTestNode(store, { clock, faults });
  await matches.start();
  state.isAway = true;
  await clock.pass(30_000);
  expect(faults.seen).toHaveLength(10);
  state.isAway = false;
  await clock.pass(30_000);
  expect(faults.seen).toHaveLength(10);
});

test('failures of the sweep alone are reported, too', async () => {
  const { store } = storeThatGoes();
  const [clock, faults] = [fakeClock(), faultsSeen()];
  const { matches } = openTestNode(
    { ...store, dueDeadlines: () => Promise.reject(new Error('No such table')) },
    { clock, faults },
  );
  await matches.start();
  expect(faults.seen).toHaveLength(1);
});
