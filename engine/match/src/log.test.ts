import { cashnguns, type SeenEvent } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { listSeats, type PlayedRow } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { randomRows } from '../testing/randomRows.ts';
import { logOf, seenIn, seenSoFar } from './log.ts';
import { begin, viewersOf } from './progress.ts';
import { takeStored } from './replayRows.ts';
import { continueFromSnapshot, restore, snapshotOf } from './snapshot.ts';

const rules = corleone(standardPack);
const players = 3;
const beginning = { options: { players }, seed: 1 };
const begun = begin(rules, beginning, players, Number.POSITIVE_INFINITY);

test('rows and kept events give the same log, without choices taken back', () => {
  const rows: PlayedRow[] = [];
  for (const { row, progress } of randomRows(begun, 80)) {
    rows.push(row);
    for (const viewer of viewersOf(progress)) {
      expect(seenSoFar(progress, beginning, viewer)).toEqual(seenIn(progress, viewer));
    }
  }
  expect(rows.some(({ kind }) => kind === 'undo')).toBe(true);
});

test('a restored match gives the same log, also where its rows end before the last ones', () => {
  const moments = [...randomRows(begun, 80)];
  for (const at of [9, 79]) {
    const { progress } = moments[at]!;
    const rows = moments.slice(0, at + 1).map(({ row }) => row);
    const restored = restore(rules, { beginning, players, rows, snapshot: snapshotOf(progress) });
    expect(restored.ok && seenSoFar(restored.progress, beginning, 0)).toEqual(seenIn(progress, 0));
  }
});

test('choices that were undone are not replayed: a log costs what the game is long', () => {
  const { rules: own, state } = begun;
  const seat = listSeats(own.waitingFor(state))[0]!;
  const texts = own.choices(own.viewFor(state, seat)).map(own.writeChoice);
  const text = texts.find(each => each.startsWith('thug'))!;
  const steps: readonly PlayedRow[] = [
    { kind: 'choice', seat, text, by: 'player' },
    { kind: 'undo', seat, text: '', by: 'player' },
  ];
  const fickle = Array.from({ length: 60 }, () => steps).flat();
  const after = [...fickle, steps[0]!].reduce(takeStored, begun);
  let played = 0;
  const counting: typeof own = {
    ...own,
    play(...how) {
      played += 1;
      own.play(...how);
    },
  };
  expect(seenSoFar({ ...after, rules: counting }, beginning, 0)).toEqual(seenIn(after, 0));
  expect(played).toBe(1);
});

test('after a change of the rules the log starts at the change, without choices taken back', () => {
  const early = [...randomRows(begun, 20)];
  const rows = early.map(({ row }) => row);
  const snapshot = snapshotOf(early.at(-1)!.progress);
  const newer = { ...rules, version: rules.version + 1 };
  const opened = continueFromSnapshot(newer, { beginning, players, rows, snapshot }, Number.POSITIVE_INFINITY);
  for (const { row, progress } of randomRows(opened, 80, 2)) {
    rows.push(row);
    expect(seenSoFar(progress, beginning, 0)).toEqual(seenIn(progress, 0));
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
