// A node has a match in memory once: two copies would be two writers, each with half of the viewers.
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { startedTable } from '../../testing/play/table.ts';
import { openTestNode } from '../../testing/play/testNode.ts';

test('a match may be opened at any moment of the sweep that evicts it', async () => {
  const [clock, store] = [fakeClock(), memoryStore()];
  const { matches } = openTestNode(store, { clock });
  const { id } = (await startedTable(store, matches, { game: 'cashnguns', people: 4 }, clock.now())).match;
  let evicted = 0;
  for (let moment = 0; moment < 30; moment++) {
    const before = await matches.open(id);
    await clock.pass(61_000);
    const sweep = matches.sweep();
    for (let ticks = 0; ticks < moment; ticks++) await undefined;
    const opened = await matches.open(id);
    await sweep;
    expect(await matches.open(id)).toBe(opened);
    expect(matches.inMemory(id)).toBe(opened);
    if (opened !== before) evicted++;
  }
  expect(evicted).toBeGreaterThan(0);
});
