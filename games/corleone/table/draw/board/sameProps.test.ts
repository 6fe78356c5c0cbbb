import { expect, test } from 'vitest';
import { sameProps } from './sameProps.ts';

test('lists with the same contents are the same, other objects only if they are one', () => {
  expect(sameProps({ stack: [1, 2] }, { stack: [1, 2] })).toBe(true);
  expect(sameProps({ stack: [1, 2] }, { stack: [2, 1] })).toBe(false);
  expect(sameProps({ centre: { x: 1 } }, { centre: { x: 1 } })).toBe(false);
});

test('a property more or less makes a difference', () => {
  expect(sameProps<object>({ mark: undefined }, {})).toBe(false);
});
