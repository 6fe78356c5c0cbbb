// Version numbers count only what their viewer may see; a viewer who reconnects gets exactly what was missed.
import type { SeenEvent } from '@omerta/cashnguns/rules';
import { below, randomFrom, type Viewer } from '@omerta/kernel';
import { versionOf, viewersOf } from '@omerta/match';
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { playOn, waiting } from '../../testing/play/playOn.ts';
import { startedTable, type TestTable } from '../../testing/play/table.ts';
import { choicesOf, choose, openTestNode, TestWatcher, undo, watchAll } from '../../testing/play/testNode.ts';
import type { LiveMatch } from './liveMatch.ts';

const corleone: TestTable = { game: 'corleone', people: 3, seed: 3 };
const cashnguns: TestTable = { game: 'cashnguns', people: 4, seed: 3 };
const games = [corleone, cashnguns];

async function begin(table: TestTable): Promise<LiveMatch> {
  const store = memoryStore();
  return startedTable(store, openTestNode(store).matches, table);
}

function looks(live: LiveMatch): Map<Viewer, { version: number; look: string }> {
  const progress = live.state.progress!;
  const { rules, state } = progress;
  return new Map(
    viewersOf(progress).map(viewer => {
      const view = rules.viewFor(state, viewer);
      const look = JSON.stringify([view, rules.waitingFor(state), rules.mayChoose(state), rules.promptOf(view)]);
      return [viewer, { version: versionOf(progress, viewer), look }];
    }),
  );
}

test.each(games)('$game: hidden steps change no version number of another viewer', async table => {
  const live = await begin(table);
  const watchers = watchAll(live);
  let hidden = 0;
  await playOn(live, randomFrom(5), {
    async each(seat, step) {
      const before = looks(live);
      const counts = watchers.map(({ sent }) => sent.length);
      await step();
      const after = looks(live);
      for (const [viewer, was] of before) {
        const is = after.get(viewer)!;
        const raised = is.version - was.version;
        expect(raised).toBeLessThanOrEqual(1);
        if (is.look !== was.look || viewer === seat) expect(raised).toBe(1);
        const at = viewer === 'spectator' ? watchers.length - 1 : viewer;
        expect(watchers[at]!.sent.length - counts[at]!).toBe(live.playing === undefined ? 2 : raised); // the end: a table
      }
      const isSeen = [...before].some(
        ([viewer, { version }]) => viewer !== seat && after.get(viewer)!.version > version,
      );
      if (!isSeen) hidden++;
    },
  });
  expect(hidden).toBeGreaterThan(5); // tribute card by card, changed answers
});

test('D2 tribute: the others learn of it when it is complete', async () => {
  const live = await begin(corleone);
  const leftFor = (seat: number): number => {
    const { rules, state } = live.playing!.progress;
    const prompt = rules.promptOf(rules.viewFor(state, seat));
    return prompt?.kind === 'tribute' ? Number(prompt.left) : 0;
  };
  const choosing = () => waiting(live).find(seat => leftFor(seat) > 1);
  await playOn(live, randomFrom(5), { until: () => choosing() !== undefined });
  const seat = choosing()!;
  const watchers = watchAll(live);
  for (let left = leftFor(seat); left > 0; left--) {
    const counts = watchers.map(({ sent }) => sent.length);
    expect(await choose(live, seat, choicesOf(live, seat)[0]!)).toMatchObject({ ok: true });
    const sent = watchers.map((watcher, at) => watcher.sent.length - counts[at]!);
    expect(sent).toEqual(watchers.map((_, at) => (left === 1 || at === seat ? 1 : 0)));
  }
});

const forgetful: TestTable = { ...cashnguns, options: { lootLog: 'closed' } };
const mindful: TestTable = { ...cashnguns, options: { lootLog: 'open' } };

test.each([corleone, mindful])(
  '$game: a viewer who reconnects gets exactly what was missed, or a whole view',
  async table => {
    const live = await begin(table);
    const present = watchAll(live)[1]!;
    const away = new TestWatcher(1);
    const random = randomFrom(9);
    let caughtUp = 0;
    await playOn(live, randomFrom(5), {
      async each(_seat, step) {
        await step();
        if (below(random, 20) !== 0) return;
        away.watch(live, away.seen.frame?.version); // the same seat: the other steps aside
        present.watch(live, present.seen.frame?.version);
        expect(away.seen.frame!.view).toEqual(present.seen.frame!.view);
        if (away.seen.isComplete) {
          expect(away.seen.events).toEqual(present.seen.events);
          caughtUp++;
        } else away.seen.replaceLog(present.seen.events);
      },
    });
    expect(caughtUp).toBeGreaterThan(2);
  },
);

const takes = (events: readonly object[]): readonly [former: number, current: number] => {
  const kinds = (events as readonly SeenEvent[]).map(({ kind }) => kind);
  const begins = kinds.lastIndexOf('roundBegan');
  const count = (some: readonly string[]) => some.filter(kind => kind === 'shareTaken').length;
  return [count(kinds.slice(0, Math.max(0, begins))), count(kinds.slice(Math.max(0, begins)))];
};

test.each([
  ['keeps no takes', forgetful, false],
  ['keeps takes', mindful, true],
])('CG-058 at a table that %s a viewer who was away is sent those of former rounds: %#', async (_, table, isKept) => {
  const live = await begin(table);
  const present = watchAll(live).at(-1)!;
  const sent = { live: 0, former: 0, current: 0 };
  await playOn(live, randomFrom(5), {
    until: () => live.playing === undefined,
    async each(_seat, step) {
      await step();
      if (live.playing === undefined) return;
      const { version } = present.seen.frame!;
      const away = live.watch(new TestWatcher(8), Math.max(1, version - 30));
      const [former, current] = takes((away.ok && away.frame?.events) || []);
      sent.former += former;
      sent.current += current;
    },
  });
  sent.live = takes(present.seen.events)[0];
  expect([sent.live > 0, sent.current > 0, sent.former > 0]).toEqual([true, true, isKept]);
});

test('since the very start, too long ago, from the future', async () => {
  const live = await begin(corleone);
  const early = new TestWatcher(1);
  early.watch(live, 0);
  expect(early.seen.frame).toMatchObject({ version: 1, since: 0, undone: 0 });
  expect(early.seen.events.length).toBeGreaterThan(0);
  await playOn(live, randomFrom(5), { until: () => live.playing!.progress.number > 80 });
  for (const since of [1, 9999]) {
    const look = live.watch(new TestWatcher(1), since);
    expect(look).toMatchObject({ ok: true, frame: { events: [], undone: 0 } });
    expect(look.ok && look.frame!.since).toBeUndefined();
  }
});

test('an undo takes events back from those who saw them', async () => {
  const live = await begin(corleone);
  const watchers = watchAll(live);
  const spectator = watchers.at(-1)!;
  const pictures = () => watchers.map(({ seen: { events, frame } }) => JSON.stringify([events, frame!.view]));
  let undone = 0;
  await playOn(live, randomFrom(2), {
    until: () => undone === 20,
    async each(seat, step) {
      const before = pictures();
      await step();
      const { version, events } = spectator.seen.frame!;
      if (watchers[seat]!.seen.frame!.question?.mayUndo !== true || events.length === 0) return;
      expect(await undo(live, seat)).toMatchObject({ ok: true });
      expect(spectator.seen.frame).toMatchObject({ version: version + 1, undone: events.length, events: [] });
      expect(pictures()).toEqual(before);
      undone++;
    },
  });
  expect(undone).toBe(20);
});
