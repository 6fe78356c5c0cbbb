import { expect, test } from 'vitest';
import { corleoneWith } from '../../testing/corleoneWith.ts';
import { bindPack, NOWHERE } from '../content.ts';
import { figureNamed } from '../figures.ts';
import { standardPack } from '../pack/standard.ts';
import { NO_TILE } from '../state.ts';
import { backsAround, backsIn, businessesAround } from './backs.ts';
import { figuresIn, influenceIn, sidesIn, winnerOf } from './influence.ts';
import { figureAt, isClosed, placeOfSpace } from './places.ts';
import { businessesIn, controllerOf, hasFigureIn, spacesOf, turfOfBusiness, turfsOfPlace } from './turfs.ts';

const content = bindPack(standardPack);
const turf = (id: string): number => content.turfIndex.get(id)!;
const space = (id: string): number => content.spaceIndex.get(id)!;
const tableWith = (given: Parameters<typeof corleoneWith>[0]) => corleoneWith(given).state.table;

test('W1 M4 L3 figures on businesses, on family spaces around and the Police Chief inside count; neutrals are one side', () => {
  const table = tableWith({
    board: { calvaryCemetery: 'unionBoss', bar: 'A.thug', F13: 'B.don', F10: 'A.don' },
    policeChief: 'queens',
  });
  expect(influenceIn(content, table, turf('queens'))).toEqual([1, 1, 0, 0, 2]);
  expect(figuresIn(content, table, turf('queens'))).toEqual([
    { figure: figureNamed('unionBoss'), at: 'calvaryCemetery' },
    { figure: figureNamed('A.don'), at: 'F10' },
    { figure: figureNamed('B.don'), at: 'F13' },
    { figure: figureNamed('policeChief'), at: 'queens' },
  ]);
  const sides = sidesIn(content, table, turf('queens')).map(({ seat, figures }) => [seat, figures.length]);
  expect(sides).toEqual([
    ['neutral', 2],
    [0, 1],
    [1, 1],
  ]);
  expect(influenceIn(content, table, turf('brooklyn'))).toEqual([2, 0, 0, 0, 0]);
});

test.each([
  [[0, 0, 0], 'nobody'],
  [[1, 1, 0], 'tie'],
  [[1, 0, 2], 'neutral'],
  [[2, 0, 2], 'tie'],
  [[1, 3, 2], { seat: 1, influence: 3 }],
])('W2 of the influence %j comes %j', (influence, victory) => {
  expect(winnerOf(influence)).toEqual(victory);
});

test('W3 the top marker controls, whatever lies below', () => {
  const table = tableWith({ control: { brooklyn: ['B', 'B', 'A'] } });
  expect(controllerOf(table, turf('brooklyn'))).toBe(0);
  expect(controllerOf(table, turf('queens'))).toBeUndefined();
});

test('M1 M6 a family space touches the backs of every business around it, tiles and Central Park included', () => {
  const table = tableWith({ tiles: { chelsea: 'centralBank' } });
  const around = businessesAround(content, table, space('F02'));
  const printed = (id: string) => content.turfs[turf(id)]!.printed;
  expect(around).toEqual([printed('chelsea'), content.businesses.get('centralBank'), printed('midtown'), content.park]);
  expect(backsAround(content, table, space('F02'))).toEqual(around.flatMap(({ back }) => back));
  expect(backsIn(content, table, turf('chelsea'))).toEqual(around.slice(0, 2).flatMap(({ back }) => back));
});

test('A2 a tile stands in the turf where it was opened, the park’s business in none', () => {
  const table = tableWith({ tiles: { chelsea: 'centralBank' } });
  expect(turfOfBusiness(content, table, 'centralBank')).toBe(turf('chelsea'));
  expect(turfOfBusiness(content, table, 'bar')).toBe(turf('brooklyn'));
  expect(turfOfBusiness(content, table, content.park!.id)).toBe(-1);
  expect(turfOfBusiness(content, table, content.tiles.red[1]!)).toBe(-1);
  expect(businessesIn(content, table, turf('chelsea')).map(({ id }) => id)).toEqual([
    content.turfs[turf('chelsea')]!.printed.id,
    'centralBank',
  ]);
  expect(spacesOf(content, table).filter(id => content.businesses.get(id)?.turf === NOWHERE)).toEqual(
    table.tiles.filter(tile => tile !== NO_TILE),
  );
});

test('M4 a figure on a family space is in every turf adjacent to it, and in no park', () => {
  const table = tableWith({ board: { F02: 'A.don' } });
  expect(turfsOfPlace(content, table, 'F02')).toEqual([turf('chelsea'), turf('midtown')]);
  expect(turfsOfPlace(content, table, 'bar')).toEqual([turf('brooklyn')]);
  expect(turfsOfPlace(content, table, 'queens')).toEqual([turf('queens')]);
  expect(turfsOfPlace(content, table, content.park!.id)).toEqual([]);
  expect(content.turfs.filter((_turf, at) => hasFigureIn(content, table, 0, at)).map(({ id }) => id)).toEqual([
    'midtown',
    'chelsea',
  ]);
});

test('L3 the figure at a place: on a thug space, on a family space, or the Police Chief in a turf', () => {
  const table = tableWith({ board: { bar: 'B.thug', F09: 'C.don' }, policeChief: 'queens' });
  const at = (place: string) => figureAt(content, table, place);
  expect([at('bar'), at('F09'), at('queens')]).toEqual(['B.thug', 'C.don', 'policeChief'].map(figureNamed));
  expect([at('F01'), at('brooklyn'), at('pawnShop'), at('nowhere')]).toEqual(new Array(4).fill(undefined));
});

test.each([
  [2, true],
  [3, false],
])('M3 with %i players spaces marked 3+ are closed: %s', (players, closed) => {
  const table = { ...tableWith({}), players };
  const marked = standardPack.familySpaces.filter(({ marked3plus }) => marked3plus).map(({ id }) => id);
  const shut = content.spaces.filter((_space, at) => isClosed(content, table, placeOfSpace(at))).map(({ id }) => id);
  expect(shut).toEqual(closed ? marked : []);
});
