import { corleone, standardPack } from '@omerta/corleone/rules';
import type { PlayedRow } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { randomRows } from '../testing/randomRows.ts';
import { logFromRows, logOf } from './log.ts';
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
      expect(logFromRows(progress, beginning, rows, viewer)).toEqual(logOf(progress, viewer));
    }
  }
  expect(rows.some(({ kind }) => kind === 'undo')).toBe(true);
});

test('rows newer than the progress are left out', () => {
  const moments = [...randomRows(begun, 20)];
  const rows = moments.map(({ row }) => row);
  const { progress } = moments[9]!;
  expect(logFromRows(progress, beginning, rows, 0)).toEqual(logOf(progress, 0));
});

test('after a change of the rules the log starts at the change, without choices taken back', () => {
  const early = [...randomRows(begun, 20)];
  const rows = early.map(({ row }) => row);
  const snapshot = snapshotOf(early.at(-1)!.progress);
  const newer = { ...rules, version: rules.version + 1 };
  const opened = continueFromSnapshot(newer, { beginning, players, rows, snapshot }, Number.POSITIVE_INFINITY);
  for (const { row, progress } of randomRows(opened, 80, 2)) {
    rows.push(row);
    expect(logFromRows(progress, beginning, rows, 0)).toEqual(logOf(progress, 0));
  }
  expect(rows.slice(20).some(({ kind }) => kind === 'undo')).toBe(true);
});
