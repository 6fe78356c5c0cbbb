// Numbers count only what their viewer may see; whoever was away gets exactly what it missed.
import { has, listSeats, pick, randomFrom, type Viewer } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { choicesOf, choose, everybody, Onlooker, openHouse, undo } from '../../testing/play/house.ts';
import { startedTable, type TestTable } from '../../testing/play/table.ts';
import type { LiveMatch } from './liveMatch.ts';
import { versionOf, viewersOf } from './progress.ts';

const corleone: TestTable = { game: 'corleone', people: 3, seed: 3 };
const cashnguns: TestTable = { game: 'cashnguns', people: 4, seed: 3 };

async function begin(table: TestTable) {
  const store = memoryStore();
  const { matches, faults } = openHouse(store);
  return { store, matches, faults, live: await startedTable(store, matches, table) };
}

/** Plays random choices until the game is over or `until` says so; `each` looks at every step. */
async function playOn(
  live: LiveMatch,
  {
    until = () => false,
    each,
  }: { until?: () => boolean; each?: (seat: number, step: () => Promise<void>) => Promise<void> },
): Promise<void> {
  const random = randomFrom(5);
  while (live.playing !== undefined && !until()) {
    const { rules, state } = live.playing.progress;
    const seats = listSeats(rng(3, random) === 0 ? rules.mayChoose(state) : rules.waitingFor(state));
    const seat = pick(random, seats);
    const step = async () =>
      void expect(await choose(live, seat, pick(random, choicesOf(live, seat)))).toMatchObject({ ok: true });
    if (each === undefined) await step();
    else await each(seat, step);
  }
}

const rng = (most: number, random: ReturnType<typeof randomFrom>) =>
  pick(
    random,
    Array.from({ length: most }, (_, at) => at),
  );

function looks(live: LiveMatch): Map<Viewer, { version: number; look: string }> {
  const progress = live.standing.progress!;
  const { rules, state } = progress;
  return new Map(
    viewersOf(progress).map(viewer => {
      const view = rules.viewFor(state, viewer);
      const look = JSON.stringify([view, rules.waitingFor(state), rules.mayChoose(state), rules.promptOf(view)]);
      return [viewer, { version: versionOf(progress, viewer), look }];
    }),
  );
}

test.each([corleone, cashnguns])(
  '$game: a step that shows nobody else anything changes no number of anybody else',
  async table => {
    const { live, faults } = await begin(table);
    const onlookers = everybody(live);
    let hidden = 0;
    await playOn(live, {
      async each(seat, step) {
        const before = looks(live);
        const frames = onlookers.map(({ sent }) => sent.length);
        await step();
        const after = looks(live);
        for (const [viewer, was] of before) {
          const is = after.get(viewer)!;
          const raised = is.version - was.version;
          expect(raised).toBeLessThanOrEqual(1);
          if (is.look !== was.look || viewer === seat) expect(raised).toBe(1);
          const onlooker = onlookers[viewer === 'spectator' ? onlookers.length - 1 : viewer]!;
          const sent = onlooker.sent.length - frames[onlookers.indexOf(onlooker)]!;
          expect(sent).toBe(live.playing === undefined ? 2 : raised); // at the end the table changes too
        }
        const isHidden = [...before].every(
          ([viewer, was]) => viewer === seat || after.get(viewer)!.version === was.version,
        );
        if (isHidden) hidden++;
      },
    });
    expect(hidden).toBeGreaterThan(5); // tribute card by card, changed answers
    for (const { seen } of onlookers) expect(seen.gaps).toBeLessThanOrEqual(1);
    expect(faults).toEqual([]);
  },
);

test('D2 tribute: the others learn of it when it is complete, and see no clock or number move before', async () => {
  const { live } = await begin({ ...corleone, settings: { clock: { kind: 'decision', each: 60 } } });
  const isTribute = () => {
    const { rules, state } = live.playing!.progress;
    const prompts = listSeats(rules.waitingFor(state)).map(seat => rules.promptOf(rules.viewFor(state, seat)));
    return prompts.some(prompt => prompt?.kind === 'tribute' && Number(prompt['left']) > 1);
  };
  await playOn(live, { until: isTribute });
  const onlookers = everybody(live);
  const { rules, state } = live.playing!.progress;
  const seat = listSeats(rules.waitingFor(state)).find(
    each => Number(rules.promptOf(rules.viewFor(state, each))?.['left'] ?? 0) > 1,
  )!;
  const counts = onlookers.map(({ sent }) => sent.length);
  expect(await choose(live, seat, choicesOf(live, seat)[0]!)).toMatchObject({ ok: true });
  expect(onlookers.map(({ sent }, at) => sent.length - counts[at]!)).toEqual(
    onlookers.map((_, at) => (at === seat ? 1 : 0)),
  );
});

test.each([corleone, cashnguns])(
  '$game: whoever was away gets exactly what it missed, or a whole view',
  async table => {
    const { live } = await begin(table);
    const present = everybody(live);
    const random = randomFrom(9);
    const away = new Onlooker(1);
    let rows = 0;
    let caughtUp = 0;
    await playOn(live, {
      async each(_seat, step) {
        await step();
        rows++;
        if (rows % (1 + rng(25, random)) !== 0) return;
        live.leave(present[1]!);
        away.watch(live, away.seen.frame?.version);
        live.leave(away);
        present[1]!.watch(live, present[1]!.seen.frame?.version);
        if (away.seen.isComplete) {
          caughtUp++;
          expect(away.seen.events).toEqual(present[1]!.seen.events);
        }
        expect(away.seen.frame!.view).toEqual(present[1]!.seen.frame!.view);
        if (!away.seen.isComplete) away.seen.replaceLog(present[1]!.seen.events);
      },
    });
    expect(caughtUp).toBeGreaterThan(2);
  },
);

test('too long away, from the future, or from the very beginning', async () => {
  const { live } = await begin(corleone);
  const early = new Onlooker(1);
  early.watch(live, 0);
  expect(early.seen.frame).toMatchObject({ version: 1, since: 0, undone: 0 });
  expect(early.seen.events.length).toBeGreaterThan(0);
  let rows = 0;
  await playOn(live, { until: () => rows > 80, each: async (_seat, step) => (await step(), void rows++) });
  const late = live.watch(new Onlooker(1), 1);
  expect(late).toMatchObject({ ok: true, frame: { events: [], undone: 0 } });
  expect(late.ok && 'since' in late.frame!).toBe(false);
  const future = live.watch(new Onlooker(1), 9999);
  expect(future.ok && 'since' in future.frame!).toBe(false);
});

test('an undo takes events back from those who saw them', async () => {
  const { live } = await begin(corleone);
  const onlookers = everybody(live);
  const random = randomFrom(2);
  for (;;) {
    const { rules, state } = live.playing!.progress;
    const [seat] = listSeats(rules.waitingFor(state));
    const logs = onlookers.map(({ seen }) => JSON.stringify(seen.events));
    const views = onlookers.map(({ seen }) => JSON.stringify(seen.frame!.view));
    await choose(live, seat!, pick(random, choicesOf(live, seat!)));
    const mayUndo = onlookers[seat!]!.seen.frame!.question?.mayUndo === true;
    const hasTold = onlookers.at(-1)!.of('frame').at(-1)?.events.length ?? 0;
    if (!mayUndo || hasTold === 0 || !has(live.playing!.progress.rules.waitingFor(live.playing!.progress.state), seat!))
      continue;
    const before = onlookers[2]!.seen.frame!.version;
    expect(await undo(live, seat!)).toMatchObject({ ok: true });
    expect(onlookers.at(-1)!.of('frame').at(-1)).toMatchObject({ undone: hasTold, events: [] });
    expect(onlookers.map(({ seen }) => JSON.stringify(seen.events)).slice(0, -1)).toEqual(logs.slice(0, -1));
    expect(onlookers.map(({ seen }) => JSON.stringify(seen.frame!.view))).toEqual(views);
    expect(onlookers[2]!.seen.frame!.version).toBe(before + 1);
    return;
  }
});
