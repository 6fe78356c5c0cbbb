import { cashWith } from '@omerta/cashnguns/testing';
import type { Timeline } from '@omerta/coach';
import { finalAnswers, timelineOf } from '@omerta/coach/analysis/timeline.ts';
import { type GameRecord, newRecord, type RecordedChoice } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { coachFor, GAMES } from '../games.ts';
import { played } from './played.ts';

const game = coachFor('cashnguns');

function timelineWith(record: GameRecord): Timeline {
  const read = timelineOf(game, record);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.timeline;
}

const CLICK = { hand: { click: 1 } };

/** All players duck in the last round, so that none takes anything. */
const CHOICES: RecordedChoice[] = [
  [0, 'click'],
  [1, 'click'],
  [2, 'click'],
  [3, 'click'],
  [0, 'aim:C'],
  [0, 'aim:B'], // changes the mind
  [1, 'aim:A'],
  [2, 'aim:A'],
  [3, 'aim:A'],
  [0, 'pass'],
  [0, 'duck'],
  [1, 'duck'],
  [2, 'duck'],
  [3, 'duck'],
];

test('answers to a secret question are one moment, however they came; a changed one does not count', () => {
  const start = cashWith({ round: 8, A: CLICK, B: CLICK, C: CLICK, D: CLICK }).state;
  const timeline = timelineWith({ ...newRecord(GAMES.cashnguns.rules, { players: 4 }, 1), start, choices: CHOICES });
  expect(timeline.moments.map(({ from, to, isSecret }) => [from, to, isSecret])).toEqual([
    [0, 4, true],
    [4, 9, true],
    [9, 10, false],
    [10, 14, true],
  ]);
  const [, aims] = timeline.moments;
  expect(finalAnswers(game, timeline, aims!).map(({ step }) => step)).toEqual([6, 7, 8, 9]);
});

test('moments cover the whole game, one after the other', () => {
  const record = played('cashnguns', 4, 3);
  const { moments, states } = timelineWith(record);
  expect(states).toHaveLength(record.choices.length + 1);
  let last = 0;
  for (const { from, to } of moments) {
    expect(from).toBe(last);
    last = to;
  }
  expect(last).toBe(record.choices.length);
});
