import { standardPack, type View } from '@omerta/corleone/seen';
import { describe, expect, test } from 'vitest';
import { areasOf, boardMap, touches } from './boardMap.ts';
import { boxOfAdjacent, boxOfTurf, centreOf, footOf, placesOf } from './geometry.ts';
import { BOARD, HUDSON_SLOTS, MARKER_RADIUS, SPACE_RADIUS, THUG_SPACE, TURF_PLANS } from './layout.ts';
import { cardBox } from './settleSpaces.ts';
import { boxOf, distanceBetween, distanceTo, distanceToBox, isInside, pointAt } from './shapes.ts';

const table = { tiles: ['ammoDepot', '', '', '', '', '', ''] } as unknown as View['table']; // only its tiles are looked at
const map = boardMap(standardPack);
const plans = Object.values(TURF_PLANS);
const cards = plans.flatMap(plan => plan.cards.map(cardBox));
const markers = plans.map(plan => pointAt(plan.marker));

describe('the standard board', () => {
  test.each(map.spaces)('M4 the space $id touches its turfs and no other', ({ centre, adjacent, roads }) => {
    const touched = [...areasOf(standardPack)].filter(([, polygon]) => touches(polygon, centre)).map(([id]) => id);
    expect(touched.toSorted()).toEqual(adjacent.toSorted());
    expect(roads).toEqual([]);
  });

  test('no space lies on another, on a card or on a marker', () => {
    for (const [at, { centre }] of map.spaces.entries()) {
      for (const other of map.spaces.slice(at + 1)) {
        expect(distanceBetween(centre, other.centre)).toBeGreaterThan(2 * SPACE_RADIUS);
      }
      for (const marker of markers) {
        expect(distanceBetween(centre, marker)).toBeGreaterThan(SPACE_RADIUS + MARKER_RADIUS);
      }
      for (const card of cards) expect(distanceToBox(card, centre)).toBeGreaterThanOrEqual(SPACE_RADIUS - 1);
    }
  });

  test('no card lies on another or on a marker, and each lies inside its turf', () => {
    for (const { polygon, cards: corners } of plans) {
      for (const corner of corners) {
        const { x, y, width, height } = cardBox(corner);
        for (const point of [
          { x, y },
          { x: x + width, y },
          { x, y: y + height },
          { x: x + width, y: y + height },
        ]) {
          expect(isInside(polygon, point)).toBe(true);
        }
        for (const marker of markers) expect(distanceToBox(cardBox(corner), marker)).toBeGreaterThan(0);
      }
    }
    for (const [at, one] of cards.entries()) {
      for (const other of cards.slice(at + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x) - one.width, Math.abs(one.y - other.y) - one.height);
        expect(apart).toBeGreaterThan(0);
      }
    }
  });

  test('the Hudson lies beside the turfs', () => {
    for (const slot of HUDSON_SLOTS) {
      for (const { polygon } of plans) expect(distanceTo(polygon, slot)).toBeGreaterThan(25);
    }
  });

  test('L3 the Police Chief stands inside his turf and covers no card, marker or space', () => {
    for (const { polygon, chief } of plans) {
      const [x, y] = chief;
      const figure = { x: x - 20, y: y - 56, width: 40, height: 64 };
      expect(isInside(polygon, pointAt(chief))).toBe(true);
      for (const card of cards) {
        const beside = Math.max(figure.x - card.x - card.width, card.x - figure.x - figure.width);
        const above = Math.max(figure.y - card.y - card.height, card.y - figure.y - figure.height);
        expect(Math.max(beside, above)).toBeGreaterThanOrEqual(0);
      }
      for (const marker of markers) expect(distanceToBox(figure, marker)).toBeGreaterThan(MARKER_RADIUS);
      for (const { centre } of map.spaces) expect(distanceToBox(figure, centre)).toBeGreaterThan(SPACE_RADIUS - 12);
    }
  });
});

describe('places', () => {
  test('every place of the board has a centre on the board', () => {
    const places = placesOf(table, standardPack);
    expect(places).toHaveLength(7 + 7 + 1 + 1 + 18);
    for (const place of places) {
      const { x, y } = centreOf(place, table, standardPack);
      expect(distanceToBox(BOARD, { x, y })).toBe(0);
    }
  });

  test('a thug stands on the thug space of his business', () => {
    const [x, y] = TURF_PLANS[1].cards[1];
    const space = { ...THUG_SPACE, x: x + THUG_SPACE.x, y: y + THUG_SPACE.y };
    expect(distanceToBox(space, footOf('ammoDepot', table, standardPack))).toBe(0);
  });

  test('a business that lies nowhere has no place', () => {
    expect(() => centreOf('centralBank', table, standardPack)).toThrow('No place centralBank');
  });

  test('the window on a turf shows it whole, and that of a space all its turfs', () => {
    expect(boxOfTurf('midtown', 30)).toEqual({ x: 575, y: 366, width: 521, height: 320 });
    const around = boxOfAdjacent('F05', 0);
    for (const turf of ['chelsea', 'midtown', 'wallStreet']) {
      const { x, y, width, height } = boxOfTurf(turf, 0);
      expect(distanceToBox(around, { x, y })).toBe(0);
      expect(distanceToBox(around, { x: x + width, y: y + height })).toBe(0);
    }
  });
});

describe('a board of another pack', () => {
  const [first, ...others] = standardPack.familySpaces;

  test('a space with a new id finds room on the border of its turfs', () => {
    const pack = { ...standardPack, familySpaces: [{ ...first!, id: 'Z99' }, ...others] };
    const [moved, ...rest] = boardMap(pack).spaces;
    for (const id of first!.adjacent) expect(touches(areasOf(pack).get(id)!, moved!.centre)).toBe(true);
    for (const { centre } of rest) expect(distanceBetween(centre, moved!.centre)).toBeGreaterThan(2 * SPACE_RADIUS);
    expect(moved!.roads).toEqual([]);
  });

  test('a turf out of reach is joined by a road', () => {
    const far = { ...first!, adjacent: [...first!.adjacent, 'brooklyn'] };
    const [space] = boardMap({ ...standardPack, familySpaces: [far, ...others] }).spaces;
    expect(space!.roads).toHaveLength(1);
    expect(distanceToBox(boxOf(TURF_PLANS[2].polygon), space!.roads[0]!)).toBe(0);
  });

  test('a space that would touch a turf it is not adjacent to moves away from it', () => {
    const pack = { ...standardPack, familySpaces: [{ ...first!, adjacent: ['queens', 'brooklyn'] }, ...others] };
    const [space] = boardMap(pack).spaces;
    for (const [id, polygon] of areasOf(pack)) {
      if (!space!.adjacent.includes(id)) expect(touches(polygon, space!.centre)).toBe(false);
    }
  });

  test('as many spaces as a pack may have all find a place', () => {
    const familySpaces = Array.from({ length: 99 }, (_, at) => ({ ...first!, id: `Z${at}` }));
    const centres = boardMap({ ...standardPack, familySpaces }).spaces.map(({ centre }) => `${centre.x} ${centre.y}`);
    expect(new Set(centres).size).toBe(99);
  });
});
