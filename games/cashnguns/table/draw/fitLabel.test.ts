import { expect, test } from 'vitest';
import { EM, fitLabel, fitWord } from './fitLabel.ts';

test('a label that fits is left alone', () => {
  expect(fitLabel('Kid', 100, 19, EM.label)).toEqual({ text: 'Kid', size: 19 });
});

test('a longer one shrinks to 80 % at most', () => {
  const { text, size } = fitLabel('Niezniszczalny', 100, 19, EM.label);
  expect(text).toBe('Niezniszczalny');
  expect(size).toBeLessThan(19);
  expect(size).toBeGreaterThanOrEqual(15.2);
});

test('then it is cut, without a space before the dots', () => {
  const { text, size } = fitLabel('Der unverwüstliche Kunsthändler', 100, 19, EM.label);
  expect(text).toMatch(/[^ ]…$/);
  expect(size).toBe(15.2);
});

test('a word that must stay whole gets as small as it takes', () => {
  expect(fitWord('BANG!', 100, 20, EM.shout)).toBe(20);
  expect(fitWord('ERSTE-HILFE-KOFFER', 62, 22, EM.shout)).toBeLessThan(10);
});
