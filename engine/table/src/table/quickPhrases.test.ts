import { expect, test } from 'vitest';
import { LANGUAGES } from '../settings/languages.ts';
import { QUICK_PHRASES, readIn } from './quickPhrases.ts';

test('a quick phrase is read in the language of its reader, whatever language it was sent in', () => {
  expect(readIn('de', 'Deal?')).toBe('Abgemacht?');
  expect(readIn('en', 'Umowa stoi?')).toBe('Deal?');
});

test('every other line stays as it was written', () => {
  expect(readIn('pl', 'Deal? No way.')).toBe('Deal? No way.');
});

test('no two phrases are written alike in any language', () => {
  const all = QUICK_PHRASES.flatMap(phrase => LANGUAGES.map(language => phrase[language]));
  expect(new Set(all).size).toBe(all.length);
});
