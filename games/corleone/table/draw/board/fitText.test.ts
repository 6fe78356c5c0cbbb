import { expect, test } from 'vitest';
import { CONDENSED, fitText } from './fitText.ts';

const SIZES = [18, 16.5, 15.5];

test('a short name is written large', () => {
  expect(fitText('Bar', 166, SIZES, CONDENSED)).toEqual({ size: 18, pressed: undefined });
});

test('a longer name shrinks before it is pressed', () => {
  const { size, pressed } = fitText('Waterfront Warehouse', 130, SIZES, CONDENSED);
  expect(size).toBe(16.5);
  expect(pressed).toBeUndefined();
});

test('a name that fits at no size is pressed into its room', () => {
  expect(fitText('Rechtsschutzversicherungsgesellschaften', 166, SIZES, CONDENSED)).toEqual({
    size: 15.5,
    pressed: 166,
  });
});
