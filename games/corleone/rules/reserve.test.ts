import { expect, test } from 'vitest';
import { corleoneWith } from '../testing/corleoneWith.ts';
import { bindPack } from './content.ts';
import { excessOf, handLimit } from './handLimit.ts';
import { standardPack } from './pack/standard.ts';
import { countReserve, isOutOfPhase } from './reserve.ts';

test('F2 a player without a figure in reserve is out of family business', () => {
  const { table } = corleoneWith({ A: { thugs: 2, members: ['don'] }, B: { thugs: 0, members: [] } }).state;
  expect(table.seats.slice(0, 2).map(countReserve)).toEqual([3, 0]);
  expect([isOutOfPhase(table, 0), isOutOfPhase(table, 1)]).toEqual([false, true]);
  expect(isOutOfPhase({ ...table, phase: 'war' }, 1)).toBe(false);
});

test('D2 the limit is the one of the act', () => {
  const { table } = corleoneWith({ from: 'D4-IV', A: { hand: ['$1', '$2', '$5'] } }).state;
  const content = bindPack(standardPack);
  expect([handLimit(content, table), excessOf(content, table, 0)]).toEqual([2, 1]);
});
