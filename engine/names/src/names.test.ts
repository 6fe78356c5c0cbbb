import { describe, expect, test } from 'vitest';
import { areLookAlikes, distinctName, readName } from './index.ts';

describe('names', () => {
  test.each([
    ['Vito', 'Vito'],
    ['  Don   Vito ', 'Don Vito'],
    ['Don\u00a0Vito', 'Don Vito'],
    ['Żółć', 'Żółć'],
    ['e\u0301', 'é'],
    ['Nguyễn', 'Nguyễn'],
    ['김철수', '김철수'],
    ['नमस्ते', 'नमस्ते'],
    ['ทดสอบผู้เล่น', 'ทดสอบผู้เล่น'],
    ['שלום', 'שלום'],
    ['🤵🏻', '🤵🏻'],
    ['?', '?'],
    ['<b>Vito</b>', '<b>Vito</b>'], // a name is text: every display escapes it
    ['a'.repeat(24), 'a'.repeat(24)],
    ['😀'.repeat(24), '😀'.repeat(24)],
  ])('%j is the name %j', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  test.each([
    ['Vi\ufe0fto', 'Vito'], // variation selectors
    ['❤\ufe0f Ania', '❤ Ania'],
    ['Vito\u{e0101}', 'Vito'],
    ['Vi\u3164to', 'Vito'], // the filler of Hangul
    ['\u115f\u1160Vito\uffa0', 'Vito'],
    ['Vi\u034fto', 'Vito'], // the grapheme joiner
    ['\u0301\u0302Vito', 'Vito'], // marks that would stand on the words before
    ['\ufeffVito', 'Vito'],
    ['Vito\u2800', 'Vito'], // Braille without dots
    [`${'a'.repeat(24)}\ufe0f`, 'a'.repeat(24)],
  ])('what cannot be seen of %j is left out', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  test.each([
    '',
    '   ',
    'a'.repeat(25),
    'a\u0000b',
    'a\u001b[2Jb',
    'a\u202eb', // turns the writing direction
    '\u2066Vito\u2069',
    '\u200fVito',
    'a\u200bb', // no width
    'Vi\u200dto', // joiner
    'Vi\u200cto',
    'Vi\u00adto', // soft hyphen
    '\u2028',
    '\u3164', // only a filler
    '\u3164\u3164 \u115f',
    '\u2800\u2800',
    '\ufffc',
    '\u0301', // only marks
    '\u0301\u20dd\u0489',
    '\ufe0f',
    '\u{e0101}',
    '\u{e0041}\u{e0042}', // tags
    'Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306', // a pile of marks
    '\ue000', // private
    '\ud800', // half a pair
  ])('%j is no name', text => {
    expect(readName(text)).toBe(undefined);
  });
});

describe('look-alikes', () => {
  test.each([
    ['Cyrillic letters', 'Vito', 'Vіtо'],
    ['a whole word in Cyrillic', 'Caccamo', 'Сассаmо'],
    ['Greek letters', 'Sonny', 'Sοnny'],
    ['wide letters', 'Vito', 'Ｖｉｔｏ'],
    ['mathematical letters', 'Vito', '𝓥𝓲𝓽𝓸'],
    ['bold sans-serif', 'Vito', '𝗩𝗶𝘁𝗼'],
    ['letters in circles', 'Vito', 'Ⓥⓘⓣⓞ'],
    ['no width', 'Vito', 'Vi\u200bto'],
    ['joiners', 'Vito', 'Vi\u200dto'],
    ['a turned direction', 'Vito', '\u202dVito\u202c'],
    ['a variation selector', 'Vito', 'Vito\ufe0f'],
    ['the filler of Hangul', 'Vito', 'Vito\u3164'],
    ['marks written apart', 'Żółć', 'Z\u0307o\u0301łc\u0301'],
    ['rn and m', 'Tom', 'Torn'],
    ['capital i and small L', 'Alan', 'AIan'],
    ['one and small L', 'Al', 'A1'],
    ['zero and capital O', 'Otto', '0tto'],
    ['a ligature', 'Fifi', 'Fiﬁ'],
    ['another space', 'Don Vito', 'Don\u2003Vito'],
    ['capitals', 'Vito', 'VITO'],
    ['Cyrillic capitals', 'tom', 'TОM'],
    ['Greek capitals', 'Nino', 'ΝΙΝΟ'],
    ['a whole word in Cyrillic capitals', 'Tessa', 'ТЕЅЅА'],
  ])('%s: %j and %j', (_how, one, other) => {
    expect([areLookAlikes(one, other), areLookAlikes(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['Vito', 'Vita'],
    ['Vito', 'Vitó'],
    ['Vito', 'Vito 2'],
    ['Zolc', 'Żółć'],
    ['Анна', 'Anna'],
    ['김철수', '김철민'],
    ['🤵', '🕵'],
  ])('%j and %j differ', (one, other) => {
    expect(areLookAlikes(one, other)).toBe(false);
  });
});

test('a name that looks like another one at the table gets a number', () => {
  expect(distinctName('Vito', ['Sonny'])).toBe('Vito');
  expect(distinctName('Vitо', ['Vito'])).toBe('Vitо 2');
  expect(distinctName('Vito', ['Vito', 'VITO 2', 'Vito 3'])).toBe('Vito 4');
  const long = 'a'.repeat(24);
  expect(distinctName(long, [long])).toBe(`${'a'.repeat(22)} 2`);
});
