import { expect, test } from 'vitest';
import { type FinalRow, whyOf, winnersOf } from './finalRows.ts';

const row = (seat: number, place: number, total: number, more: Partial<FinalRow> = {}): FinalRow => ({
  seat,
  place,
  total,
  bills: total,
  diamonds: 0,
  paintings: 0,
  bonus: 0,
  isAlive: true,
  wounds: 0,
  diamondCards: 0,
  paintingCards: 0,
  isCollector: false,
  ...more,
});

test('E5 E6 E7 money, then wounds, then a shared victory', () => {
  expect(whyOf([row(0, 1, 131), row(1, 2, 97)])).toEqual({ kind: 'money' });
  const second = row(1, 2, 131);
  expect(whyOf([row(0, 1, 131, { wounds: 2 }), second])).toEqual({ kind: 'wounds', second });
  const level = [row(0, 1, 131), row(1, 1, 131), row(2, 3, 20)];
  expect(whyOf(level)).toEqual({ kind: 'shared' });
  expect(winnersOf(level).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('E1, AMB-15: the last one alive wins whatever the money; where all are dead no player does', () => {
  const dead = { isAlive: false };
  expect(whyOf([row(2, 1, 5), row(0, 2, 0, dead), row(1, 2, 0, dead)])).toEqual({ kind: 'survivor' });
  expect(whyOf([row(0, 2, 50, dead), row(1, 3, 20, dead)])).toEqual({ kind: 'nobody' });
});
