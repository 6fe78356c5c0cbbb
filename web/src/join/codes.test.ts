import { expect, test } from 'vitest';
import { readCode } from './codes.ts';

test.each([
  ['zebu', 'ZEBU'],
  [' Z E B U\n', 'ZEBU'],
  ['zi0eo-bu', 'ZEBU'],
  ['https://play.example/ZEBU', 'ZEBU'],
  ['https://play.example/omerta/join/zebu?from=chat#x', 'ZEBU'],
  ['play.example/ZEBU/', 'ZEBU'],
  ['Come in: https://play.example/ZEBU', 'ZEBU'],
])('%j is read as the code %s', (text, code) => {
  expect(readCode(text)).toBe(code);
});
