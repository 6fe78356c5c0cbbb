import { expect, test } from 'vitest';
import { checkPack, describeProblem } from './checkPack.ts';
import type { Pack } from './pack.ts';
import { standardPack } from './standard.ts';

const warningsOf = (pack: Pack): readonly string[] => {
  const { errors, warnings } = checkPack(pack);
  expect(errors).toEqual([]);
  return warnings.map(describeProblem);
};

const withTiles = (color: 'blue' | 'red', count: number): Pack => {
  const { printed, tiles } = standardPack.businesses;
  const kept = tiles.filter(tile => tile.color === color).slice(0, count);
  return { ...standardPack, businesses: { printed, tiles: [...tiles.filter(tile => tile.color !== color), ...kept] } };
};

test('unusual totals are warnings, and the pack can be played', () => {
  const pack: Pack = {
    ...standardPack,
    jobs: standardPack.jobs.filter(job => job.id !== 'carBomb'),
    allies: standardPack.allies.filter(ally => ally.id !== 'capo'),
    moneyDeck: standardPack.moneyDeck.map(pile => ({ ...pile, count: 31 })),
    goodsDeck: standardPack.goodsDeck.map(pile => ({ ...pile, count: 9 })),
    familySpaces: standardPack.familySpaces.filter(space => space.id !== 'F18'),
  };
  expect(checkPack(pack).pack).toBe(pack);
  expect(warningsOf(pack)).toEqual([
    'pack, jobs: 42 jobs where 44 are usual',
    'pack, jobs: 9 gray jobs where 11 are usual',
    'pack, allies: 17 allies where 18 are usual',
    'pack, allies: 5 allies of Act II where 6 are usual',
    'pack, moneyDeck: 124 money cards where 120 are usual',
    'pack, goodsDeck: 36 illegal goods where 32 are usual',
    'pack, familySpaces: 17 family spaces where 18 are usual',
    'pack, familySpaces: 5 family spaces marked 3+ where 6 are usual',
  ]);
});

test('F4 too few fronts are a warning for each act and number of players they are too few for', () => {
  expect(warningsOf(withTiles('blue', 3))).toEqual([
    'pack, businesses.tiles: 3 blue tiles where 8 are usual',
    'pack, businesses: 10 fronts for 11 thugs and Union Boss with 5 players in act 2',
  ]);
});

test('F4 without Union Boss the thugs alone count', () => {
  const others = standardPack.allies.filter(ally => ally.figure !== 'unionBoss');
  expect(warningsOf({ ...withTiles('blue', 3), allies: others }).filter(line => line.includes('fronts'))).toEqual([]);
});

test('F4 too few family spaces are a warning too', () => {
  const pack: Pack = { ...standardPack, familySpaces: standardPack.familySpaces.slice(3) };
  expect(warningsOf(pack)).toEqual([
    'pack, familySpaces: 15 family spaces where 18 are usual',
    'pack, familySpaces: 15 family spaces for 16 members and Mayor with 5 players in act 4',
  ]);
});
