import { describe, expect, test } from 'vitest';
import { clearPlate, distance, LAMP, placeDesk, placePlate, placeSeats } from './geometry.ts';
import { horseshoe, MOST_SEATS, PANES, PLATE_HEIGHT, paneFor, placesOf, SMALL_PLATE, STRIP_HEIGHT } from './panes.ts';

const COUNTS = [4, 5, 6, 7, 8];
const NAMES = ['tv', 'desktop', 'tablet'] as const;

const tidy = (value: number): number => Math.round(value) + 0; // no -0

test('seats go clockwise from 6 o’clock', () => {
  const [me, left, over, right] = placeSeats(4, { x: 0, y: 0, rx: 100, ry: 50 }, 'bottom');
  expect([me!.x, me!.y].map(tidy)).toEqual([0, 50]);
  expect([left!.x, left!.y].map(tidy)).toEqual([-100, 0]);
  expect([over!.x, over!.y].map(tidy)).toEqual([0, -50]);
  expect([right!.x, right!.y].map(tidy)).toEqual([100, 0]);
});

test('a television leaves 12 o’clock free', () => {
  for (const count of COUNTS) {
    const { seats, bust } = PANES.tv;
    const top = placesOf(PANES.tv, count).filter(place => place.y < seats.y && Math.abs(place.x - seats.x) < bust);
    expect(top).toEqual([]);
  }
});

test('neighbours are equally far along the edge, so no two figures touch', () => {
  for (const name of NAMES) {
    for (const count of COUNTS) {
      const pane = paneFor(name, count);
      const places = placesOf(pane, count);
      const gaps = places.map((place, index) => distance(place, places[(index + 1) % count]!));
      expect(Math.min(...gaps)).toBeGreaterThan(pane.bust * 2.2);
    }
  }
});

test('a desk never lies over a plate beside its figure', () => {
  let beside = 0;
  for (const name of NAMES) {
    for (const count of COUNTS) {
      const pane = paneFor(name, count);
      const size = { width: pane.plate.width * pane.plate.scale, height: PLATE_HEIGHT * pane.plate.scale };
      for (const place of placesOf(pane, count)) {
        const isFull = pane.anchor === 'bottom' && count === MOST_SEATS;
        const at = placePlate(place, pane.bust, size, pane.bounds, isFull, pane.rise);
        if (at.y >= 0 || Math.abs(at.x) < pane.bust) continue;
        beside += 1;
        const desk = placeDesk(place, pane.bust, size, at);
        expect(desk.y - LAMP * pane.bust).toBeGreaterThanOrEqual(at.y + size.height - 0.001);
      }
    }
  }
  expect(beside).toBeGreaterThan(10);
});

describe('the horseshoe', () => {
  test('cuts off no plate, however low the scene is', () => {
    for (const count of COUNTS) {
      for (const height of [300, 340, 404, 520]) {
        const { places, bust } = horseshoe(count, height);
        const [, ...others] = places;
        for (const { y } of others) expect(y + bust + SMALL_PLATE).toBeLessThanOrEqual(height);
      }
    }
  });

  test('sits the others clockwise from my left', () => {
    for (const count of COUNTS) {
      const [me, first, ...rest] = horseshoe(count, 404).places;
      expect(me!.x).toBe(195);
      expect(first!.x).toBeLessThan(195);
      expect(rest.at(-1)!.x).toBeGreaterThan(195);
    }
  });

  test('keeps figures apart and inside at every height', () => {
    for (const count of COUNTS) {
      for (const height of [312, 404, 560]) {
        const { places, bust } = horseshoe(count, height);
        for (const [index, place] of places.entries()) {
          expect(place.x - bust).toBeGreaterThan(0);
          expect(place.x + bust).toBeLessThan(390);
          expect(place.y - bust).toBeGreaterThan(0);
          const others = places.filter((_, other) => other !== index);
          expect(Math.min(...others.map(other => distance(place, other)))).toBeGreaterThan(bust * 2);
        }
      }
    }
  });
});

describe('name plates', () => {
  const platesOf = (name: (typeof NAMES)[number], count: number, hasStrips = false) => {
    const pane = paneFor(name, count, hasStrips);
    const height = PLATE_HEIGHT + (hasStrips ? STRIP_HEIGHT : 0);
    const size = { width: pane.plate.width * pane.plate.scale, height: height * pane.plate.scale };
    return placesOf(pane, count).map(place => {
      const at = placePlate(place, pane.bust, size, pane.bounds, pane.anchor === 'bottom' && count === 8, pane.rise);
      return { left: place.x + at.x - size.width / 2, top: place.y + at.y, ...size, pane };
    });
  };

  const everyTable = (look: (name: (typeof NAMES)[number], count: number, hasStrips: boolean) => void) => {
    for (const name of NAMES)
      for (const count of COUNTS) for (const hasStrips of [false, true]) look(name, count, hasStrips);
  };

  test('stay in the picture, with open loot below them too', () => {
    everyTable((name, count, hasStrips) => {
      for (const { left, top, width, height, pane } of platesOf(name, count, hasStrips)) {
        expect(left).toBeGreaterThanOrEqual(pane.bounds.left - 0.01);
        expect(left + width).toBeLessThanOrEqual(pane.bounds.right + 0.01);
        expect(top).toBeGreaterThan(0);
        expect(top + height).toBeLessThan(pane.height * (hasStrips ? 1 : 0.985));
      }
    });
  });

  test('of a full table on a shared screen leave the corner with the loot and the headline free', () => {
    const corner = { right: 570, top: 925 };
    const headline = { left: 540, right: 1380, bottom: 176 };
    for (const hasStrips of [false, true]) {
      for (const { left, top, width, height } of platesOf('tv', MOST_SEATS, hasStrips)) {
        expect(left < corner.right && top + height > corner.top).toBe(false);
        expect(left + width > headline.left && left < headline.right && top < headline.bottom).toBe(false);
      }
      const { bust } = paneFor('tv', MOST_SEATS, hasStrips);
      for (const { x, y } of placesOf(paneFor('tv', MOST_SEATS, hasStrips), MOST_SEATS))
        expect(Math.abs(x - 960) < 210 + bust * 0.7 && y - bust < headline.bottom - 10).toBe(false);
    }
  });

  test('never cover a neighbour’s plate', () => {
    everyTable((name, count, hasStrips) => {
      const plates = platesOf(name, count, hasStrips);
      for (const [index, a] of plates.entries()) {
        for (const b of plates.slice(index + 1)) {
          const covers =
            a.left < b.left + b.width &&
            b.left < a.left + a.width &&
            a.top < b.top + b.height &&
            b.top < a.top + a.height;
          expect({ name, count, hasStrips, covers }).toEqual({ name, count, hasStrips, covers: false });
        }
      }
    });
  });

  test('step aside for the fist of the own gun', () => {
    const place = { x: 100, y: 100, phi: 0 };
    const size = { width: 100, height: 40 };
    const bounds = { left: 0, right: 600, bottom: 400 };
    const at = { x: 0, y: 50 };
    expect(clearPlate(place, at, size, undefined, bounds)).toEqual(at);
    expect(clearPlate(place, at, size, { x: 300, y: 0, r: 10 }, bounds)).toEqual(at);
    expect(clearPlate(place, at, size, { x: 155, y: 165, r: 10 }, bounds)).toEqual({ x: -12, y: 50 });
    expect(clearPlate(place, at, size, { x: 100, y: 145, r: 10 }, bounds)).toEqual({ x: 0, y: 62 });
  });
});
