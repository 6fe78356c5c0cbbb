import { expect, test } from 'vitest';
import { aligned, fitted, spread, widthOf, wrapped } from './lines.ts';
import { paintWith } from './paint.ts';

const { in: paint } = paintWith(true);

test('colour codes have no width', () => {
  expect(widthOf(paint('red', 'Vitale'))).toBe(6);
  expect(widthOf(paintWith(false).in('red', 'Vitale'))).toBe(6);
});

test('a text that is too long is cut, and its colour ends', () => {
  expect(fitted('Calvary Cemetery', 8)).toBe('Calvary…');
  expect(fitted('Bar', 5)).toBe('Bar  ');
  const cut = fitted(`a ${paint('red', 'Vitale')} thug`, 6);
  expect(widthOf(cut)).toBe(6);
  expect(cut).toBe(`a ${paint('red', 'Vit')}…`);
});

test('lines break between words, and the later ones are indented', () => {
  expect(wrapped('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
  expect(wrapped('', 9)).toEqual(['']);
  expect(wrapped('  kept   apart', 80)).toEqual(['  kept   apart']);
});

test('a word longer than the line stands alone', () => {
  expect(wrapped('a incomprehensible b', 5)).toEqual(['a', 'incomprehensible', 'b']);
});

test('columns align and shrink, the widest first', () => {
  const rows = [
    ['1', 'Upper East Side', '12'],
    ['2', 'Queens', '3'],
  ];
  expect(aligned(rows, [{}, {}, { right: true }], 40)).toEqual(['1  Upper East Side  12', '2  Queens            3']);
  expect(aligned(rows, [{}, { least: 5 }, { right: true }], 15)).toEqual(['1  Upper E…  12', '2  Queens     3']);
});

test('the ends of a line stand apart', () => {
  expect(spread('left', 'right', 12)).toBe('left   right');
  expect(spread('left', 'right', 8)).toBe('left');
});
