// Players who change their mind again and again: the stored history stays as long as the game, and no move is lost.
import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, undo } from '../../testing/play/testNode.ts';
import type { LiveMatch } from './liveMatch.ts';

async function begin(game: string, people: number) {
  const [clock, disk] = [fakeClock(), new Disk()];
  const store = memoryStore(disk);
  const { matches } = openTestNode(store, { clock });
  const live = await startedTable(store, matches, { game, people, seed: 2 }, clock.now());
  const rows = async () => (await store.rowsOf(live.match.id)).length;
  return { clock, disk, live, rows };
}

const thug = (live: LiveMatch, seat: number) => choicesOf(live, seat).find(text => text.startsWith('thug'))!;

test('a choice is undone only so often; then it stands, and the game goes on', async () => {
  const { live, rows } = await begin('corleone', 2);
  const [seat] = waiting(live);
  const text = thug(live, seat!);
  let refused: object = {};
  for (let times = 0; times < 1_000 && !('code' in refused); times++) {
    expect(await choose(live, seat!, text)).toMatchObject({ ok: true });
    const answer = await undo(live, seat!);
    if (!answer.ok) refused = answer;
  }
  expect(refused).toEqual({ ok: false, code: 'tooManyChanges' });
  expect(await rows()).toBeLessThan(250);
  expect(await choose(live, seat!, choicesOf(live, seat!)[0]!)).toMatchObject({ ok: true });
});

test('a secret answer is changed only so often; the last one counts', async () => {
  const { live, rows } = await begin('cashnguns', 4);
  await choose(live, 1, choicesOf(live, 1)[0]!);
  let refused: object = {};
  for (let times = 0; times < 1_000 && !('code' in refused); times++) {
    const answer = await choose(live, 1, choicesOf(live, 1)[times % 2]!);
    if (!answer.ok) refused = answer;
  }
  expect(refused).toEqual({ ok: false, code: 'tooManyChanges' });
  expect(await rows()).toBeLessThan(150);
  for (const seat of [0, 2, 3]) await choose(live, seat, choicesOf(live, seat)[0]!);
  expect(waiting(live)).not.toEqual([]);
});

test('after a restart the limit goes on, and a resent command is still recognised', async () => {
  const { clock, disk, live, rows } = await begin('corleone', 2);
  const seat = waiting(live)[0]!;
  await choose(live, seat, thug(live, seat), { command: 'the first one' });
  await undo(live, seat);
  for (let times = 0; (await choose(live, seat, thug(live, seat))).ok && times < 1_000; times++) {
    if (!(await undo(live, seat)).ok) break;
  }
  const stored = await rows();
  const { matches } = openTestNode(memoryStore(disk), { clock });
  const again = (await matches.open(live.match.id))!;
  expect(await undo(again, seat)).toEqual({ ok: false, code: 'tooManyChanges' });
  const [first] = await memoryStore(disk).rowsOf(live.match.id);
  const resent = await choose(again, seat, first!.text, { command: 'the first one', decision: first!.decision });
  expect(resent).toEqual({ ok: true, decision: first!.decision + 1 });
  expect(await rows()).toBe(stored);
});
