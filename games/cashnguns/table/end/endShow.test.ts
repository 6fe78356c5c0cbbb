import { paintingsWorth } from '@omerta/cashnguns/seen';
import { expect, test } from 'vitest';
import { scheduleOf, toldAt } from './endShow.ts';
import type { FinalRow } from './finalRows.ts';

const ladder = (_row: FinalRow, count: number) => paintingsWorth(count);

interface Loot {
  readonly bills?: number;
  readonly paintings?: number;
  readonly gems?: number;
  readonly isAlive?: boolean;
}

/** Rows by place, from what was owned. */
function rowsOf(owned: readonly Loot[]): readonly FinalRow[] {
  const most = Math.max(...owned.map(({ gems = 0 }) => gems));
  const isAlone = owned.filter(({ gems = 0 }) => gems === most).length === 1 && most > 0;
  const rows = owned.map(({ bills = 0, paintings = 0, gems = 0, isAlive = true }, seat): FinalRow => {
    const bonus = isAlone && gems === most ? 60 : 0;
    const worth = paintingsWorth(paintings);
    const total = isAlive ? bills + worth + gems + bonus : 0;
    const counts = { bills, diamonds: gems, paintings: worth, bonus, total, place: 0 };
    return { ...counts, seat, isAlive, wounds: 0, diamondCards: gems, paintingCards: paintings, isCollector: false };
  });
  const ahead = (row: FinalRow) =>
    rows.filter(other => (other.isAlive && !row.isAlive) || (other.isAlive === row.isAlive && other.total > row.total));
  return rows.map(row => ({ ...row, place: 1 + ahead(row).length })).toSorted((one, other) => one.place - other.place);
}

/** Seat 3 wins; with four diamonds it would have been seat 0. */
const STORY = rowsOf([
  { bills: 120, paintings: 1, gems: 3 },
  { bills: 70 },
  { bills: 80, paintings: 3, gems: 4 },
  { bills: 80, paintings: 5, gems: 2 },
  { isAlive: false },
  { bills: 35, paintings: 1 },
]);

/** Everything that is told until a scene begins, one look every 50 ms. */
function toldUntil(rows: readonly FinalRow[], scene: 'diamonds' | 'winner') {
  const schedule = scheduleOf(rows, ladder);
  const looks = Math.ceil(schedule.begins[scene] / 50);
  return Array.from({ length: looks }, (_, look) => toldAt(rows, schedule, look * 50));
}

test('the last are told first, and only as far as bills and paintings put them there', () => {
  const counted = toldUntil(STORY, 'diamonds').at(-1)!;
  expect(counted.stamps).toEqual([
    { seat: 4, place: 6 },
    { seat: 5, place: 5 },
    { seat: 1, place: 4 },
  ]);
  expect(counted.rows.map(({ seat, total }) => [seat, total])).toEqual([
    [0, 124],
    [1, 70],
    [2, 110],
    [3, 180],
    [4, 0],
    [5, 39],
  ]);
  const weighed = toldUntil(STORY, 'winner').at(-1)!;
  expect(weighed.stamps.at(-1)).toEqual({ seat: 0, place: 3 });
  expect(weighed.diamonds).toEqual({ isTurned: true, most: 2, counts: { most: 4, second: 3 }, from: 114, to: 174 });
});

test('rows stand in seat order until the end, and the first two have no place before it', () => {
  for (const told of toldUntil(STORY, 'winner')) {
    expect(told.rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told.stamps.filter(({ place }) => place < 3)).toEqual([]);
  }
});

test('who has the diamonds changes nothing that is told before they are', () => {
  const hidden = (gems: readonly number[]) => {
    const rows = rowsOf(gems.map(each => ({ bills: 80, paintings: 2, gems: each })));
    const { begins, steps } = scheduleOf(rows, ladder);
    const first = steps.find(({ kind }) => kind === 'stamp')?.at ?? begins.diamonds;
    return toldUntil(rows, 'diamonds').slice(0, Math.floor(first / 50));
  };
  expect(hidden([3, 1, 0, 2])).toEqual(hidden([0, 2, 3, 1]));
  expect(hidden([3, 1, 0, 2]).length).toBeGreaterThan(30);
});

test('one painting after another climbs the ladder', () => {
  const mine = toldUntil(rowsOf([{ paintings: 5 }, {}, {}, {}]), 'diamonds').map(({ rows }) => rows[0]!.paintings);
  expect([...new Set(mine)]).toEqual([0, 4, 12, 30, 60, 100]);
});

test('nobody alone has most diamonds: the card stays closed for all', () => {
  const rows = rowsOf([{ gems: 2 }, { gems: 2 }, { bills: 5 }, {}]);
  const last = toldUntil(rows, 'winner').at(-1)!;
  expect(last.diamonds).toMatchObject({ isTurned: true, most: undefined, counts: { most: 2, second: 2 } });
});

test('the show of a longest game is over within a minute', () => {
  const eight = rowsOf(Array.from({ length: 8 }, (_, seat) => ({ bills: 10 * seat, paintings: seat === 0 ? 10 : 0 })));
  const { begins } = scheduleOf(eight, ladder);
  expect(begins.winner).toBeLessThan(30_000);
  expect(begins.over).toBeLessThan(60_000);
});
