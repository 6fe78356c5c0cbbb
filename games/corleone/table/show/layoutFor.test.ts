import { expect, test } from 'vitest';
import { type Layout, layoutFor } from './layoutFor.ts';

test.each<[number, number, number, Layout]>([
  [1920, 1080, 100, 'wide'],
  [1440, 900, 100, 'desktop'],
  [1024, 768, 100, 'tablet'],
  [768, 1024, 100, 'beside'],
  [844, 390, 100, 'beside'],
  [390, 844, 100, 'phone'],
  [360, 640, 100, 'small'],
  [1440, 900, 200, 'beside'],
  [1920, 1080, 150, 'desktop'],
  [390, 844, 200, 'small'],
])('a screen of %i × %i with text at %i per cent is laid out as %s', (width, height, textSize, layout) => {
  expect(layoutFor({ width, height, textSize })).toBe(layout);
});
