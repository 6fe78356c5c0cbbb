import { expect, test } from 'vitest';
import { readName } from './names.ts';

test.each([
  ['Vito', 'Vito'],
  ['  Don   Vito ', 'Don Vito'],
  ['Żółć', 'Żółć'],
  ['e\u0301', 'é'],
  ['<b>Vito</b>', '<b>Vito</b>'], // a name is text: every display escapes it
  ['a'.repeat(24), 'a'.repeat(24)],
])('%j is the name %j', (text, name) => {
  expect(readName(text)).toBe(name);
});

test.each(['', '   ', 'a'.repeat(25), 'a\u0000b', 'a\u202eb', 'a\u200bb', '\u2028', 'a\u001b[2Jb'])(
  '%j is no name',
  text => {
    expect(readName(text)).toBe(undefined);
  },
);
