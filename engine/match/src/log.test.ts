import { cashnguns, type SeenEvent } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import type { PlayedRow } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { randomRows } from '../testing/randomRows.ts';
import { logOf, seenFromRows, seenIn } from './log.ts';
import { begin, viewersOf } from './progress.ts';
import { continueFromSnapshot, snapshotOf } from './snapshot.ts';

const rules = corleone(standardPack);
const players = 3;
const beginning = { options: { players }, seed: 1 };
const begun = begin(rules, beginning, players, Number.POSITIVE_INFINITY);

test('rows and kept events give the same log, without choices taken back', () => {
  const rows: PlayedRow[] = [];
  for (const { row, progress } of randomRows(begun, 80)) {
    rows.push(row);
    for (const viewer of viewersOf(progress)) {
      expect(seenFromRows(progress, beginning, rows, viewer)).toEqual(seenIn(progress, viewer));
    }
  }
  expect(rows.some(({ kind }) => kind === 'undo')).toBe(true);
});

test('rows newer than the progress are left out', () => {
  const moments = [...randomRows(begun, 20)];
  const rows = moments.map(({ row }) => row);
  const { progress } = moments[9]!;
  expect(seenFromRows(progress, beginning, rows, 0)).toEqual(seenIn(progress, 0));
});

test('after a change of the rules the log starts at the change, without choices taken back', () => {
  const early = [...randomRows(begun, 20)];
  const rows = early.map(({ row }) => row);
  const snapshot = snapshotOf(early.at(-1)!.progress);
  const newer = { ...rules, version: rules.version + 1 };
  const opened = continueFromSnapshot(newer, { beginning, players, rows, snapshot }, Number.POSITIVE_INFINITY);
  for (const { row, progress } of randomRows(opened, 80, 2)) {
    rows.push(row);
    expect(seenFromRows(progress, beginning, rows, 0)).toEqual(seenIn(progress, 0));
  }
  expect(rows.slice(20).some(({ kind }) => kind === 'undo')).toBe(true);
});

test('CG-058 the log of a running game keeps of a former round what the rules keep; of a game that is over, all', () => {
  const options = { players: 4, talents: true };
  const match = begin(cashnguns, { options, seed: 3 }, 4, Number.POSITIVE_INFINITY);
  const progress = [...randomRows(match, 150)].at(-1)!.progress;
  const seen = seenIn(progress, 0) as readonly SeenEvent[];
  const begins = seen.findLastIndex(({ kind }) => kind === 'roundBegan');
  expect(seen.slice(0, begins).some(({ kind }) => kind === 'shareTaken')).toBe(true);
  const kept = logOf(progress, 0, seen, 'open') as readonly SeenEvent[];
  const takes = kept.flatMap(({ kind }, at) => (kind === 'shareTaken' ? [at] : []));
  expect(takes.every(at => at > kept.findLastIndex(({ kind }) => kind === 'roundBegan'))).toBe(true);
  expect(kept.filter(({ kind }) => kind === 'roundBegan')).toEqual(seen.filter(({ kind }) => kind === 'roundBegan'));
  expect(logOf(progress, 0, seen, 'closed')).toEqual(seen.slice(begins));
  expect(logOf(progress, 0, seen, 'whole')).toEqual(seen);
});

test('7.1 a closed log shows the current act', () => {
  const progress = [...randomRows(begun, 150)].at(-1)!.progress;
  const seen = seenIn(progress, 'spectator') as readonly { readonly kind: string }[];
  const begins = seen.findLastIndex(({ kind }) => kind === 'actBegan');
  expect(begins).toBeGreaterThan(0);
  expect(logOf(progress, 'spectator', seen, 'closed')).toEqual(seen.slice(begins));
  expect(logOf(progress, 'spectator', seen, 'open')).toEqual(seen);
});
