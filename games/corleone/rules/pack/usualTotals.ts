import type { Pack } from './pack.ts';

const TOTALS = [
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
  readonly found: number;
  readonly usual: number; // the number of the box
}

/** How many of everything a pack has. Other numbers than the usual ones can be played too. */
export const usualTotals = (pack: Pack): readonly CountedTotal[] => {
  const jobs = (color?: string) =>
    sum(pack.jobs.filter(job => color === undefined || job.color === color).map(job => job.copies));
  const allies = (act: number) => pack.allies.filter(ally => ally.act === act).length;
  const tiles = (color: string) => pack.businesses.tiles.filter(tile => tile.color === color).length;
  const rows: { readonly [T in Total]: readonly [found: number, usual: number] } = {
    jobs: [jobs(), 44],
    'jobs.yellow': [jobs('yellow'), 11],
    'jobs.blue': [jobs('blue'), 11],
    'jobs.green': [jobs('green'), 11],
    'jobs.gray': [jobs('gray'), 11],
    allies: [pack.allies.length, 18],
    'allies.1': [allies(1), 6],
    'allies.2': [allies(2), 6],
    'allies.3': [allies(3), 6],
    'tiles.blue': [tiles('blue'), 8],
    'tiles.red': [tiles('red'), 4],
    money: [sum(pack.moneyDeck.map(pile => pile.count)), 120],
    goods: [sum(pack.goodsDeck.map(pile => pile.count)), 32],
    spaces: [pack.familySpaces.length, 18],
    'spaces.marked': [pack.familySpaces.filter(space => space.marked3plus).length, 6],
  };
  return TOTALS.map(total => {
    const [found, usual] = rows[total];
    return { total, found, usual };
  });
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
