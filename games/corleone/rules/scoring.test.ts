import { expect, test } from 'vitest';
import { bindPack } from './content.ts';
import { standardPack } from './pack/standard.ts';
import { colorsLed, countColors, dominantIn, leadersOf, markersIn, turfsDominated } from './scoring.ts';

const content = bindPack(standardPack);
const [yellow, blue] = ['yellow', 'blue'].map(color => standardPack.jobs.find(job => job.color === color)!.id);

test('X2 most markers dominate; tied, the higher topmost marker', () => {
  expect(dominantIn([])).toBeUndefined();
  expect(dominantIn([0, 1, 1])).toBe(1);
  expect(dominantIn([0, 1, 0, 1])).toBe(1);
  expect(dominantIn([1, 1, 0])).toBe(1);
  expect(markersIn([1, 1, 0], 3)).toEqual([1, 2, 0]);
  expect(turfsDominated([[0], [1, 0], [1, 1, 0], []], 2)).toEqual([2, 1]);
});

test('X3 tied players all lead a colour; a colour without jobs has no leader', () => {
  const completed = [[yellow!, yellow!], [yellow!, blue!], [blue!]];
  expect(completed.map(jobs => countColors(content, jobs))).toEqual([
    [2, 0, 0, 0],
    [1, 1, 0, 0],
    [0, 1, 0, 0],
  ]);
  expect(leadersOf(content, completed, 'yellow')).toEqual([0]);
  expect(leadersOf(content, completed, 'blue')).toEqual([1, 2]);
  expect(leadersOf(content, completed, 'gray')).toEqual([]);
  expect(colorsLed(content, completed)).toEqual([1, 1, 1]);
});
