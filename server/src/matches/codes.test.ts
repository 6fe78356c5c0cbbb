import { expect, test } from 'vitest';
import { codeLengthFor, isFit, newCode } from './codes.ts';

test('codes have four letters until more than one in a thousand is open, then one more', () => {
  expect([0, 331, 332, 7_962, 7_963].map(codeLengthFor)).toEqual([4, 4, 5, 5, 6]);
  expect(newCode(codeLengthFor(332))).toHaveLength(5);
});

test('codes are easy to read out, and no rude word or address of a page', () => {
  for (let drawn = 0; drawn < 2_000; drawn++) {
    const code = newCode();
    expect(code).toMatch(/^[A-HJ-NP-Z]{4}$/);
    expect(isFit(code)).toBe(true);
  }
  expect(['ZEBU', 'FUCK', 'KURV', 'DUPA', 'CUTE', 'RULES'].map(isFit)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
