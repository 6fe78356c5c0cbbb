// From rows back to the game; and frozen matches.
import { below, randomFrom } from '@omerta/kernel';
import { mayUndo, take } from '@omerta/match';
import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { playOn, waiting } from '../../testing/play/playOn.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, undo, watchAll } from '../../testing/play/testNode.ts';
import { type AnyRules, gameOf } from '../games.ts';
import type { ChoiceRow, Store } from '../store/store.ts';
import { gameSnapshotOf, load, type StartedMatch, takeStored } from './loading.ts';

const corleone = gameOf('corleone')!.rules;

async function played(rows: number) {
  const disk = new Disk();
  const store = memoryStore(disk);
  const { matches } = openTestNode(store);
  const live = await startedTable(store, matches, { game: 'corleone', people: 3, seed: 6 });
  await playOn(live, randomFrom(1), { until: () => live.playing!.progress.number >= rows });
  return { disk, live, stored: await storedIn(store, live.match.id) };
}

async function storedIn(store: Store, id: string): Promise<StartedMatch> {
  const [match, rows, snapshot] = [await store.matchById(id), await store.rowsOf(id), await store.snapshotOf(id)];
  return { match: match!, rows, snapshot: snapshot! };
}

test('a match that is loaded again goes on as if it had never been evicted', async () => {
  const { disk, live } = await played(1);
  const random = randomFrom(7);
  const depths: number[] = [];
  await playOn(live, randomFrom(3), {
    until: () => live.playing!.progress.number > 200,
    async each(seat, step) {
      await step();
      while (live.playing !== undefined && mayUndo(live.playing.progress, seat) && below(random, 3) === 0) {
        await undo(live, seat);
      }
      if (below(random, 5) !== 0) return;
      const again = (await openTestNode(memoryStore(disk)).matches.open(live.match.id))!;
      expect(again.state).toEqual(live.state);
      depths.push(again.state.progress!.open.length);
    },
  });
  expect(Math.max(...depths)).toBeGreaterThan(1);
});

test('what can be undone is the same after loading, however often something was undone since', async () => {
  const { disk, live } = await played(1);
  let tried = 0;
  await playOn(live, randomFrom(3), {
    until: () => tried === 3,
    async each(seat, step) {
      const { number } = live.playing!.progress;
      await step();
      if (live.playing === undefined || !mayUndo(live.playing.progress, seat)) return;
      for (let times = 0; times < 30; times += 1) {
        const text = choicesOf(live, seat)[0]!;
        await choose(live, seat, text);
        if (!mayUndo(live.playing.progress, seat)) return;
        await undo(live, seat);
      }
      expect(live.playing.progress.open).not.toEqual([]);
      const { matches, faults } = openTestNode(memoryStore(disk));
      const again = (await matches.open(live.match.id))!;
      expect(again.state).toEqual(live.state);
      expect(await undo(again, seat)).toMatchObject({ ok: true });
      expect([faults, again.state.progress!.number]).toEqual([[], number + 62]);
      await live.refresh();
      expect(live.state).toEqual(again.state);
      tried += 1;
    },
  });
  expect(tried).toBe(3);
});

test('under new rules alone it resumes from its snapshot, and the snapshot says so', async () => {
  const { stored, live } = await played(40);
  const newer: AnyRules = { ...corleone, version: corleone.version + 1, atVersion: () => undefined };
  const progress = load(newer, stored);
  expect(progress).toMatchObject({ number: stored.rows.length, versions: live.state.progress!.versions, open: [] });
  expect(progress.decisions).toEqual(live.state.progress!.decisions);
  expect(progress.played).toEqual([
    { version: corleone.version, from: 1 },
    {
      version: newer.version,
      from: stored.rows.length + 1,
      start: (stored.snapshot.state as { readonly state: unknown }).state,
    },
  ]);
  const seat = waiting(live)[0]!;
  const [choice] = newer.choices(newer.viewFor(progress.state, seat));
  const row: ChoiceRow = {
    match: live.match.id,
    number: progress.number + 1,
    seat,
    decision: progress.decisions[seat]!,
    command: 'x',
    kind: 'choice',
    text: newer.writeChoice(choice!),
    by: 'player',
    at: 1,
  };
  const taken = take(progress, row);
  if (!taken.ok) throw new Error(taken.refusal.code);
  const snapshot = { match: live.match.id, number: row.number, ...gameSnapshotOf(taken.progress) };
  const again = load(newer, { ...stored, rows: [...stored.rows, row], snapshot: JSON.parse(JSON.stringify(snapshot)) });
  expect(again).toMatchObject({ number: row.number, played: progress.played, versions: taken.progress.versions });
  expect(again).toEqual(taken.progress); // what can be undone, too
});

test('a snapshot that contradicts the rows, and rows with a gap, are refused', async () => {
  const { stored } = await played(20);
  const { snapshot } = stored;
  const ice = snapshot.state as { state: { table: { act: number } } };
  const altered = { ...snapshot, state: { ...ice, state: { ...ice.state, table: { ...ice.state.table, act: 2 } } } };
  expect(() => load(corleone, { ...stored, snapshot: altered })).toThrow('Snapshot and rows disagree');
  const versions = snapshot.versions.map(each => each + 1);
  expect(() => load(corleone, { ...stored, snapshot: { ...snapshot, versions } })).toThrow(
    'Snapshot and rows disagree',
  );
  expect(() => load(corleone, { ...stored, rows: stored.rows.slice(1) })).toThrow();
  const progress = load(corleone, stored);
  expect(() => takeStored(progress, stored.rows.at(-1)!)).toThrow();
});

test('an error in the rules freezes one match and no other, and no report contains a secret', async () => {
  const store = memoryStore();
  let isBroken = false;
  const { matches, faults } = openTestNode(store, {
    load: (rules, stored) => load(stored.match.title === 'broken' ? withFault(rules, () => isBroken) : rules, stored),
  });
  const good = await startedTable(store, matches, { game: 'cashnguns', people: 4 });
  const made = await startedTable(store, openTestNode(store).matches, { game: 'cashnguns', people: 4, seed: 2 });
  await made.change(match => ({ ok: true, match: { ...match, title: 'broken' } }));
  const broken = (await matches.open(made.match.id))!;
  const watchers = watchAll(broken);
  isBroken = true;
  expect(await choose(broken, 0, choicesOf(broken, 0)[0]!)).toEqual({ ok: false, code: 'frozen' });
  expect(await choose(broken, 1, choicesOf(broken, 1)[0]!)).toEqual({ ok: false, code: 'frozen' });
  expect([broken.isFrozen, matches.frozen]).toEqual([true, 1]);
  expect(await store.rowsOf(broken.match.id)).toEqual([]);
  for (const watcher of watchers) {
    expect(watcher.of('frame')).toEqual([]);
    expect(watcher.of('table').at(-1)).toMatchObject({ isFrozen: true });
  }
  expect(faults).toEqual([expect.stringContaining(broken.match.id)]);
  expect(faults[0]).not.toContain('ace of spades');
  expect(await choose(good, 0, choicesOf(good, 0)[0]!)).toMatchObject({ ok: true });
});

function withFault(rules: AnyRules, isBroken: () => boolean): AnyRules {
  return {
    ...rules,
    play(...given) {
      if (isBroken()) throw new Error('the ace of spades is in hand 2');
      rules.play(...given);
    },
  };
}
