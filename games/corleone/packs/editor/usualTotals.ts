import type { Pack } from '@omerta/corleone/seen';
import type { Part } from './entries.ts';

export const TOTALS = [
  'jobs',
  'jobs.yellow',
  'jobs.blue',
  'jobs.green',
  'jobs.gray',
  'allies',
  'allies.1',
  'allies.2',
  'allies.3',
  'tiles.blue',
  'tiles.red',
  'money',
  'goods',
  'spaces',
  'spaces.marked',
] as const;
export type Total = (typeof TOTALS)[number];

export interface CountedTotal {
  readonly total: Total;
  readonly part: Part;
  readonly found: number;
  readonly usual: number;
}

/** How many of everything there are, beside the numbers of the box. Other numbers can be played too. */
export function usualTotals(pack: Pack): readonly CountedTotal[] {
  const jobs = (color?: string) =>
    sum(pack.jobs.filter(job => color === undefined || job.color === color).map(job => job.copies));
  const allies = (act: number) => pack.allies.filter(ally => ally.act === act).length;
  const tiles = (color: string) => pack.businesses.tiles.filter(tile => tile.color === color).length;
  const rows: { readonly [T in Total]: readonly [part: Part, found: number, usual: number] } = {
    jobs: ['jobs', jobs(), 44],
    'jobs.yellow': ['jobs', jobs('yellow'), 11],
    'jobs.blue': ['jobs', jobs('blue'), 11],
    'jobs.green': ['jobs', jobs('green'), 11],
    'jobs.gray': ['jobs', jobs('gray'), 11],
    allies: ['allies', pack.allies.length, 18],
    'allies.1': ['allies', allies(1), 6],
    'allies.2': ['allies', allies(2), 6],
    'allies.3': ['allies', allies(3), 6],
    'tiles.blue': ['businesses', tiles('blue'), 8],
    'tiles.red': ['businesses', tiles('red'), 4],
    money: ['piles', sum(pack.moneyDeck.map(pile => pile.count)), 120],
    goods: ['piles', sum(pack.goodsDeck.map(pile => pile.count)), 32],
    spaces: ['places', pack.familySpaces.length, 18],
    'spaces.marked': ['places', pack.familySpaces.filter(space => space.marked3plus).length, 6],
  };
  return TOTALS.map(total => {
    const [part, found, usual] = rows[total];
    return { total, part, found, usual };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
