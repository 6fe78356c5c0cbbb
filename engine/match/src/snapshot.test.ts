import { cashnguns } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import type { PlayedRow } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { choiceOf, randomRows } from '../testing/randomRows.ts';
import { begin, type MatchProgress } from './progress.ts';
import { takeStored } from './replayRows.ts';
import { type MatchSnapshot, restore, type StoredMatch, snapshotOf } from './snapshot.ts';

const rules = corleone(standardPack);
const beginning = { options: { players: 3 }, seed: 1 };

const withOnly = (known: typeof rules) => (version: number) => (version === known.version ? known : undefined);

/** As a store returns it. */
function stored(progress: MatchProgress, rows: readonly PlayedRow[]): StoredMatch {
  const { players } = progress;
  const snapshot: MatchSnapshot = JSON.parse(JSON.stringify(snapshotOf(progress)));
  return { beginning: { options: { players }, seed: 1 }, players, rows, snapshot };
}

function playedOn(rows: number): { readonly progress: MatchProgress; readonly kept: StoredMatch } {
  const moments = [...randomRows(begin(rules, beginning, 3), rows)];
  const { progress } = moments.at(-1)!;
  const played = moments.map(({ row }) => row);
  return { progress, kept: stored(progress, played) };
}

test.each([
  ['corleone', rules, 3],
  ['cashnguns', cashnguns, 4],
] as const)('%s: restored after any row, a match is what it was', (_game, of, players) => {
  for (const recentLimit of [4, Number.POSITIVE_INFINITY]) {
    const rows: PlayedRow[] = [];
    const begun = begin(of, { options: { players }, seed: 1 }, players, recentLimit);
    for (const { row, progress } of randomRows(begun, 100)) {
      rows.push(row);
      expect(restore(of, stored(progress, rows), recentLimit)).toEqual({ ok: true, progress });
    }
  }
});

test('a match that started from a state of another is restored from there', () => {
  const { state } = playedOn(20).progress;
  const begun = begin(rules, { ...beginning, start: state }, 3);
  const moments = [...randomRows(begun, 12)];
  const { progress } = moments.at(-1)!;
  const kept = stored(
    progress,
    moments.map(({ row }) => row),
  );
  expect(restore(rules, kept)).toEqual({ ok: true, progress });
});

test('a match keeps the version of the rules it began with, as long as a release has it', () => {
  const { progress, kept } = playedOn(30);
  const newer = { ...rules, version: rules.version + 1, atVersion: withOnly(rules) };
  const restored = restore(newer, kept);
  expect(restored).toEqual({ ok: true, progress });
  expect(restored.ok && restored.progress.rules).toBe(rules);
});

test('under new rules alone a match goes on from its snapshot, and later rows are replayed from there', () => {
  const { progress: before, kept } = playedOn(30);
  const newer = { ...rules, version: rules.version + 1, atVersion: () => undefined };
  const restored = restore(newer, kept);
  if (!restored.ok) throw new Error(restored.problem);
  const { number, versions, decisions, open, recent, played } = restored.progress;
  expect({ number, versions, decisions, open, recent }).toEqual({
    number: 30,
    versions: before.versions,
    decisions: before.decisions,
    open: [],
    recent: [],
  });
  expect(played).toEqual([...before.played, { version: newer.version, from: 31, start: kept.snapshot.state }]);
  const rows = [...kept.rows];
  for (const { row, progress } of randomRows(restored.progress, 70, 2)) {
    rows.push(row);
    expect(restore(newer, stored(progress, rows))).toEqual({ ok: true, progress });
  }
});

test('without stored question numbers they are counted from the rows', () => {
  const { progress, kept } = playedOn(60);
  const { versions: _, decisions: __, ...snapshot } = kept.snapshot;
  const restored = restore(rules, { ...kept, snapshot }, Number.POSITIVE_INFINITY);
  const { decisions, versions } = progress;
  expect(restored).toMatchObject({ ok: true, progress: { decisions, versions } });
});

test('rows that are refused or do not lead to the snapshot are an error', () => {
  const { kept } = playedOn(30);
  const { rows, snapshot } = kept;
  const spoiled = rows.with(2, choiceOf(rows[2]!.seat, 'no such choice'));
  expect(restore(rules, { ...kept, rows: spoiled }).ok).toBe(false);
  const other = playedOn(10).progress.state;
  const disagree = { ok: false, problem: 'Snapshot and rows disagree' };
  expect(restore(rules, { ...kept, snapshot: { ...snapshot, state: other } })).toEqual(disagree);
  const versions = snapshot.versions!.map(version => version + 1);
  expect(restore(rules, { ...kept, snapshot: { ...snapshot, versions } })).toEqual(disagree);
});

test('a stored row that is refused stops the match', () => {
  const { progress } = playedOn(3);
  expect(() => takeStored(progress, choiceOf(0, 'no such choice'))).toThrow('Row 4 is refused');
});
