import { expect, test } from 'vitest';
import { normal, type Place, type Point } from './geometry.ts';
import { horseshoe, paneFor, placesOf } from './panes.ts';
import { placeBursts } from './placeBursts.ts';
import { type Aim, clearanceOf, type Line, limitsOf, pointOn, type Ring, route } from './route.ts';

interface TableView {
  readonly places: readonly Place[];
  readonly middle: Point;
  readonly ring: Ring;
}

const VIEWS: readonly ((count: number) => TableView)[] = [
  ...(['tv', 'desktop', 'tablet'] as const).map(name => (count: number) => {
    const pane = paneFor(name, count);
    return { places: placesOf(pane, count), middle: pane.seats, ring: pane.ring };
  }),
  count => horseshoe(count, 404),
  count => horseshoe(count, 560),
];

/** Many tables at which all players aim: the first at their neighbours, the others ever further. */
const tablesOf = (count: number): readonly (readonly Aim[])[] =>
  Array.from({ length: 16 }, (_, table) =>
    Array.from({ length: count }, (_, from) => ({
      from,
      to: (from + 1 + ((table * (from + 3) + (table >> 2)) % (count - 1))) % count,
    })),
  );

const everyTable = (look: (view: TableView, lines: readonly Line[], aims: readonly Aim[]) => void): void => {
  for (const viewOf of VIEWS) {
    for (let count = 4; count <= 8; count += 1) {
      const view = viewOf(count);
      for (const aims of tablesOf(count)) look(view, route(view.places, aims, view.middle, view.ring), aims);
    }
  }
};

const turnAt = (place: Place, point: Point): number =>
  normal(Math.atan2(point.y - place.y, point.x - place.x) - place.phi);

const turnsAt = (place: Place, seat: number, lines: readonly Line[]): readonly number[] =>
  [
    ...lines.filter(line => line.from === seat).map(line => turnAt(place, line.gun)),
    ...lines.filter(line => line.to === seat).map(line => turnAt(place, line.end)),
  ].toSorted((a, b) => a - b);

test('no port turns further than the seat allows; a ring fuller than that keeps to one end', () => {
  everyTable(({ places }, lines) => {
    const beyond = places.filter((place, seat) => {
      const turns = turnsAt(place, seat, lines);
      const [lo, hi] = limitsOf(place);
      const [first, last] = [turns[0]!, turns.at(-1)!];
      const [isLow, isHigh] = [first < lo - 1e-6, last > hi + 1e-6];
      return last - first > hi - lo ? isLow && isHigh : isLow || isHigh;
    });
    expect(beyond).toEqual([]);
  });
});

test('no two lines share a port', () => {
  everyTable(({ places }, lines) => {
    const gaps = places.flatMap((place, seat) => {
      const turns = turnsAt(place, seat, lines);
      return turns.slice(1).map((turn, index) => turn - turns[index]!);
    });
    expect(Math.min(9, ...gaps)).toBeGreaterThan(0.3);
  });
});

test('no line crosses the figure of another player', () => {
  everyTable(({ places, ring }, lines) => {
    const crossing = lines.filter(line => {
      const others = places.filter((_, seat) => seat !== line.from && seat !== line.to);
      return clearanceOf(line, others) <= ring.bust;
    });
    expect(crossing).toEqual([]);
  });
});

test('two who aim at each other get two parallel lines', () => {
  for (const viewOf of VIEWS) {
    const { places, middle, ring } = viewOf(8);
    for (let other = 1; other < 8; other += 1) {
      const [there, back] = route(
        places,
        [
          { from: 0, to: other },
          { from: other, to: 0 },
        ],
        middle,
        ring,
      );
      const gap = (t: number): number => {
        const [a, b] = [pointOn(there!, t), pointOn(back!, 1 - t)];
        return Math.hypot(a.x - b.x, a.y - b.y);
      };
      expect(Math.min(gap(0.2), gap(0.5), gap(0.8))).toBeGreaterThan(12);
    }
  }
});

test('neighbours are joined by a straight line, far seats by one that bows to the middle', () => {
  const { places, middle, ring } = VIEWS[0]!(7);
  const [near, far] = route(
    places,
    [
      { from: 0, to: 1 },
      { from: 2, to: 5 },
    ],
    middle,
    ring,
  );
  const bow = ({ gun, bend, end }: Line) => Math.hypot(bend.x - (gun.x + end.x) / 2, bend.y - (gun.y + end.y) / 2);
  expect(bow(near!)).toBeLessThan(2);
  expect(bow(far!)).toBeGreaterThan(10);
});

test('bursts lie on their own lines, one for each shot', () => {
  const { places, middle, ring } = VIEWS[0]!(8);
  const lines = route(places, tablesOf(8)[5]!, middle, ring);
  const bursts = placeBursts(lines, places, 132);
  expect(bursts.map(({ line }) => line.from).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const { x, y, line, radius } of bursts) {
    const near = Math.min(
      ...Array.from({ length: 50 }, (_, step) => pointOn(line, step / 50)).map(at => Math.hypot(at.x - x, at.y - y)),
    );
    expect(near).toBeLessThan(20);
    expect(radius).toBeGreaterThanOrEqual(58);
    expect(radius).toBeLessThanOrEqual(132);
  }
});
