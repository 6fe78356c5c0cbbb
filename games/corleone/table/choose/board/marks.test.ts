import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import { figureOf } from '@omerta/corleone/seen';
import { corleoneWith, type Given } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { previewOf } from '../preview.ts';
import { selectionOf, tap } from '../selection.ts';
import type { Thing } from '../things.ts';
import { ghostsOf, marksOf } from './marks.ts';

const content = bindPack(standardPack);
const rules = corleone(standardPack);

const shown = (given: Given, ...things: readonly Thing[]) => {
  const { state } = corleoneWith(given);
  const view = rules.viewFor(state, 0);
  const choices = rules.choices(view);
  const tapped = things.reduce<readonly Thing[]>((taps, thing) => tap(choices, taps, thing) ?? taps, []);
  const selection = selectionOf(choices, tapped);
  const preview = selection.chosen === undefined ? undefined : previewOf(content, view, selection.chosen);
  return { view, selection, preview, refused: undefined };
};
const NOWHERE = { pointed: undefined, preview: undefined, point: () => {} };

test('M1 a chosen family space outlines every back it would use', () => {
  const marks = marksOf(shown({}, 'place:F04'), NOWHERE);
  expect(marks.get('F04')).toBe('selected');
  expect(marks.get('koreanLaundry')).toBe('outlined');
  expect(marks.get('centralParkBusiness')).toBe('outlined');
  expect(marks.get('F05')).toBe('legal');
});

test('T1 the ghost of the figure stands where it would go', () => {
  const { view, selection } = shown({}, 'figure:thug', 'place:bar');
  expect(ghostsOf(content, view, selection.chosen)).toEqual([{ at: 'bar', figure: figureOf(0, 'thug') }]);
});

test('what is pointed at covers the glow, and only there', () => {
  const pointing = { ...NOWHERE, pointed: 'place:bar' as const };
  const marks = marksOf(shown({ board: { gunShop: 'B.thug' } }, 'figure:thug'), pointing);
  expect([marks.get('bar'), marks.get('barberShop'), marks.get('gunShop')]).toEqual(['pointed', 'legal', undefined]);
});
