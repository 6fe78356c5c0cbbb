import { expect, test } from 'vitest';
import type { SceneAim, SceneSeat } from '../sceneProps.ts';
import { countGuns, fromMyChair, placeAims } from './arrange.ts';

const seats = [0, 1, 2, 3].map(
  (seat): SceneSeat => ({
    seat,
    gangster: 'pip',
    name: '',
    label: '',
    talent: undefined,
    talentName: '',
    wounds: 0,
    woundLimit: 3,
    loot: 0,
    pose: 'stand',
  }),
);
const aim = (from: number, to: number, state: SceneAim['state'] = 'rest'): SceneAim => ({ from, to, state });

test('the circle is the same for all viewers, only turned', () => {
  expect(fromMyChair(seats, 2).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  expect(fromMyChair(seats, undefined)).toBe(seats);
});

test('guns are counted at their places', () => {
  const placed = placeAims(fromMyChair(seats, 2), [aim(0, 2), aim(1, 2), aim(2, 3), aim(3, 0)]);
  expect(countGuns(4, placed)).toEqual([2, 1, 1, 0]);
});

test('a choice before the reveal frightens no figure', () => {
  expect(countGuns(4, placeAims(seats, [aim(0, 1, 'mine')]))).toEqual([0, 0, 0, 0]);
});

test('nor does a gun that will not fire, nor any after the volley', () => {
  expect(countGuns(4, placeAims(seats, [aim(0, 1, 'fizzled'), aim(2, 1)]))).toEqual([0, 1, 0, 0]);
  expect(countGuns(4, placeAims(seats, [aim(0, 1), { ...aim(2, 1), fired: 'click' }]))).toEqual([0, 0, 0, 0]);
});
