import { expect, test } from 'vitest';
import { sharedPart } from './sharedPart.ts';

test('a shared list or object is found at any depth', () => {
  const hand = ['rope'];
  expect(sharedPart({ own: [{ hand }] }, { table: { hand } })).toBe('/own/0/hand');
  expect(sharedPart(hand, hand)).toBe('all of it');
});

test('equal parts are not shared parts', () => {
  expect(sharedPart({ hand: ['rope'], count: 1 }, { hand: ['rope'], count: 1 })).toBeUndefined();
});
