// Steps that the rules hide leave no trace in what others can read of a table.
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode } from '../../testing/play/testNode.ts';

test('a table was last active when all viewers could see it: a changed secret answer is no activity', async () => {
  const [clock, store] = [fakeClock(), memoryStore()];
  const { matches } = openTestNode(store, { clock });
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4 }, clock.now());
  const { id } = live.match;
  const active = async () => [live.match.activeAt, (await store.matchById(id))!.activeAt];
  await clock.pass(1_000);
  await choose(live, 1, choicesOf(live, 1)[0]!);
  const seen = clock.now();
  expect(await active()).toEqual([seen, seen]);
  await clock.pass(1_000);
  expect(await choose(live, 1, choicesOf(live, 1)[1]!)).toMatchObject({ ok: true });
  expect(await store.rowsOf(id)).toHaveLength(2);
  expect(await active()).toEqual([seen, seen]);
  await clock.pass(1_000);
  await choose(live, 2, choicesOf(live, 2)[0]!);
  expect(await active()).toEqual([clock.now(), clock.now()]);
});
