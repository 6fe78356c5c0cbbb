// A game that outlives a change of its rules: its record says where, and each release checks its own part.
import { randomFrom } from '@omerta/kernel';
import { mayUndo } from '@omerta/match';
import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { playOn } from '../../testing/play/playOn.ts';
import { startedTable } from '../../testing/play/table.ts';
import { openTestNode, undo } from '../../testing/play/testNode.ts';
import { type AnyRules, gameOf } from '../games.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { load } from '../matches/loading.ts';
import { rulesFrom } from '../rulesFrom.ts';
import { type RecordFile, recordFile, verdictOn } from './recordFile.ts';

const old = gameOf('corleone')!.rules;
const version = (number: number): AnyRules => ({ ...old, version: number, atVersion: () => undefined });
const withEarlier = (number: number): AnyRules => ({
  ...version(number),
  atVersion: each => (each < number ? version(each) : undefined),
});

/** Plays under these rules until so many rows are stored or the game is over, with some undos. */
async function playUnder(rules: AnyRules, disk: Disk, id: string, until: number): Promise<LiveMatch> {
  const { matches, faults } = openTestNode(memoryStore(disk), { load: (_, stored) => load(rules, stored) });
  const live = (await matches.open(id))!;
  let undone = 0;
  await playOn(live, randomFrom(rules.version), {
    until: () => live.playing!.progress.number >= until,
    async each(seat, step) {
      await step();
      if (live.playing !== undefined && mayUndo(live.playing.progress, seat) && undone++ < 3) await undo(live, seat);
    },
  });
  matches.stop();
  expect(faults).toEqual([]);
  return live;
}

async function playedUnder(...versions: number[]): Promise<RecordFile> {
  const disk = new Disk();
  const store = memoryStore(disk);
  const ofFirst = { ...rulesFrom(store), of: async () => version(versions[0]!) };
  const { matches } = openTestNode(store, { rules: ofFirst });
  const { match } = await startedTable(store, matches, { game: 'corleone', people: 3, seed: 4 });
  for (const [at, number] of versions.entries()) {
    const isLast = at === versions.length - 1;
    await playUnder(version(number), disk, match.id, isLast ? Number.POSITIVE_INFINITY : 50 * (at + 1));
  }
  const [finished, rows, snapshot] = [
    await store.matchById(match.id),
    await store.rowsOf(match.id),
    await store.snapshotOf(match.id),
  ];
  expect(finished?.stage).toBe('over');
  expect(rows.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(1);
  const file = recordFile(version(versions.at(-1)!), { match: finished!, rows, snapshot }, undefined);
  return JSON.parse(JSON.stringify(file)); // as it is sent
}

test('one version plays and checks the whole game', async () => {
  const file = await playedUnder(1);
  expect(file.stretches).toBeUndefined();
  expect(verdictOn(version(1), file)).toMatchObject({ fair: true, sound: true, problems: [] });
  expect(verdictOn(version(2), file)).toMatchObject({
    fair: false,
    sound: false,
    problems: [
      `version: choices 1 to ${file.record.choices.length} were played under version 1 of the rules; a release with that version checks them`,
    ],
  });
});

test('a missing outcome, a wrong one, and one of an unfinished game are noticed', async () => {
  const { outcome, ...untold } = await playedUnder(1);
  const problems = (file: RecordFile) => verdictOn(version(1), file).problems;
  expect(problems(untold)).toEqual(['outcome: is missing, and the game is over']);
  const { scores, places } = outcome!;
  expect(problems({ ...untold, outcome: { scores: scores.with(0, 99), places } })).toEqual(['outcome: is another one']);
  const { record } = untold;
  const shorter = { ...untold, record: { ...record, choices: record.choices.slice(0, -1) } };
  expect(problems({ ...shorter, outcome: { scores, places } })).toEqual(['outcome: the game is not over']);
  expect(problems(shorter)).toEqual([]); // abandoned
});

test('a release with the earlier versions checks the whole game', async () => {
  expect(verdictOn(withEarlier(2), await playedUnder(1))).toMatchObject({ fair: true, sound: true, problems: [] });
  expect(verdictOn(withEarlier(3), await playedUnder(1, 2, 3))).toMatchObject({ sound: true, problems: [] });
});

test('a game under three versions: each release checks its own part and names the others', async () => {
  const file = await playedUnder(1, 2, 3);
  const stretches = file.stretches!;
  expect(stretches.map(stretch => stretch.version)).toEqual([1, 2, 3]);
  const [first, second, third] = stretches.map(({ from }) => from) as [number, number, number];
  const last = file.record.choices.length;
  expect([first, first < second, second < third, third < last]).toEqual([1, true, true, true]);
  const places = { 1: [1, second - 1], 2: [second, third - 1], 3: [third, last] } as const;
  for (const own of [1, 2, 3] as const) {
    const { problems, hash } = verdictOn(version(own), file);
    const others = ([1, 2, 3] as const).filter(each => each !== own);
    expect(problems).toEqual(
      others.map(
        each =>
          `version: choices ${places[each][0]} to ${places[each][1]} were played under version ${each} of the rules; a release with that version checks them`,
      ),
    );
    expect(hash === undefined).toBe(own !== 3);
  }
});

test('each release finds changes in its own part', async () => {
  const file = await playedUnder(1, 2);
  const [first, second] = file.stretches!;
  const withChoice = (at: number): RecordFile => ({
    ...file,
    record: { ...file.record, choices: file.record.choices.toSpliced(at, 1) },
  });
  const moved = { ...withChoice(3), stretches: [first!, { ...second!, from: second!.from - 1 }] };
  expect(verdictOn(version(1), moved).problems[0]).toMatch(/^choices: number \d+ is refused|^stretches: choices/);
  expect(verdictOn(version(2), withChoice(second!.from + 3)).problems[1]).toMatch(/^choices: number \d+ is refused/);
  const torn = { ...file, stretches: [first!, { ...second!, start: { ...(second!.start as object), secret: {} } }] };
  expect(verdictOn(version(1), torn).problems[0]).toMatch(/do not lead to where the next version went on/);
  const outcome = { ...file.outcome!, scores: [0, 0, 0] };
  expect(verdictOn(version(2), { ...file, outcome }).problems).toContain('outcome: is another one');
});
