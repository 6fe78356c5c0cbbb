import type { Total } from '@omerta/corleone/seen';
import type { Part } from './entries.ts';

/** Where a total is mended. */
export const PART_OF_TOTAL: { readonly [T in Total]: Part } = {
  jobs: 'jobs',
  'jobs.yellow': 'jobs',
  'jobs.blue': 'jobs',
  'jobs.green': 'jobs',
  'jobs.gray': 'jobs',
  allies: 'allies',
  'allies.1': 'allies',
  'allies.2': 'allies',
  'allies.3': 'allies',
  'tiles.blue': 'businesses',
  'tiles.red': 'businesses',
  money: 'piles',
  goods: 'piles',
  spaces: 'places',
  'spaces.marked': 'places',
};
