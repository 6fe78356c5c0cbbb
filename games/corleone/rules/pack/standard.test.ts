import { expect, test } from 'vitest';
import { namedSections } from './sections.ts';
import { standardPack } from './standard.ts';

const { acts, allies, businesses, familySpaces, goodsDeck, jobColors, jobs, moneyDeck, setup, turfs } = standardPack;

const countBy = (keys: readonly (string | number)[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

test('every entry has its source', () => {
  const sections: readonly (readonly object[])[] = [
    [setup],
    standardPack.families,
    acts,
    standardPack.icons,
    jobColors,
    moneyDeck,
    goodsDeck,
    ...namedSections(standardPack).map(([, list]) => list),
  ];
  const entries = sections.flat();
  expect(entries).toHaveLength(1 + 5 + 4 + 9 + 4 + 4 + 4 + 8 + 18 + 8 + 12 + 24 + 18);
  for (const entry of entries)
    expect(entry).toMatchObject({ provenance: expect.stringMatching(/^(rulebook|web|proposal)$/) });
});

test('the totals are those of the box', () => {
  const cards = jobs.flatMap(job => Array.from({ length: job.copies }, () => job.color));
  expect(countBy(cards)).toEqual({ yellow: 11, blue: 11, green: 11, gray: 11 });
  expect(countBy(allies.map(ally => ally.act))).toEqual({ 1: 6, 2: 6, 3: 6 });
  expect(countBy(businesses.tiles.map(tile => tile.color))).toEqual({ blue: 8, red: 4 });
  expect(moneyDeck.map(({ value, count }) => [value, count])).toEqual([
    [1, 20],
    [2, 30],
    [3, 35],
    [5, 35],
  ]);
  expect(goodsDeck.map(({ good, count }) => [good, count])).toEqual([
    ['gun', 9],
    ['booze', 9],
    ['bloodMoney', 9],
    ['narcotics', 5],
  ]);
  expect(countBy(familySpaces.map(space => space.minPlayers))).toEqual({ 2: 12, 3: 6 });
});

test('A1 the act track', () => {
  expect(acts.map(act => [act.handLimit, act.tileColor, act.newFamilyMember, act.bribery])).toEqual([
    [5, 'blue', null, true],
    [5, 'blue', 'consigliere', true],
    [6, 'red', null, true],
    [2, 'red', 'heir', false],
  ]);
});

test('S4 S5 S6 S7 the set-up by number of players', () => {
  const rows = Object.entries(setup.byPlayers).map(([players, numbers]) => [
    Number(players),
    numbers.publicJobs,
    numbers.allyCards,
    numbers.thugsPerPlayer,
    numbers.startingBlueTiles,
  ]);
  expect(rows).toEqual([
    [2, 2, 1, 3, 0],
    [3, 3, 2, 2, 0],
    [4, 3, 3, 2, 1],
    [5, 4, 4, 2, 3],
  ]);
});

test('M1 how many family spaces touch each area, with three and more players and with two', () => {
  const touching = (area: string, players: number) =>
    familySpaces.filter(space => space.minPlayers <= players && space.adjacent.includes(area)).length;
  expect(turfs.map(({ id }) => [id, touching(id, 3), touching(id, 2)])).toEqual([
    ['wallStreet', 5, 4],
    ['brooklyn', 5, 3],
    ['upperEastSide', 5, 3],
    ['queens', 5, 3],
    ['upperWestSide', 5, 3],
    ['midtown', 8, 6],
    ['chelsea', 7, 5],
    ['centralPark', 4, 4],
  ]);
});
