// The measures of each view of the table.
import { type Anchor, type Bounds, type Ellipse, facing, type Place, placeSeats } from './geometry.ts';
import type { Ring } from './route.ts';

export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly seats: Ellipse;
  readonly table: Ellipse;
  readonly anchor: Anchor;
  readonly bust: number; // radius of a medal
  readonly ring: Ring;
  readonly gun: number; // scale of a gun
  readonly line: number; // width of an aim line
  readonly chip: number; // radius of the letter on it
  readonly loot: number; // width of a card
  readonly plate: { readonly width: number; readonly scale: number; readonly isLarge?: boolean };
  readonly rise?: number; // of the plates beside the figures at the top, by their radius
  readonly bounds: Bounds; // for plates
  readonly burst: number; // largest radius
}

export const PANES: Readonly<Record<'tv' | 'desktop' | 'tablet', Pane>> = {
  tv: {
    width: 1920,
    height: 1080,
    seats: { x: 960, y: 566, rx: 742, ry: 330 },
    table: { x: 960, y: 566, rx: 600, ry: 236 },
    anchor: 'gap',
    bust: 104,
    ring: { bust: 104, gun: 150, arrival: 128 },
    gun: 1,
    line: 9,
    chip: 19,
    loot: 92,
    plate: { width: 248, scale: 1.12, isLarge: true },
    bounds: { left: 24, right: 1896, bottom: 1014 },
    burst: 132,
  },
  desktop: {
    width: 1064,
    height: 616,
    seats: { x: 532, y: 286, rx: 412, ry: 214 },
    table: { x: 532, y: 286, rx: 330, ry: 150 },
    anchor: 'bottom',
    bust: 67,
    ring: { bust: 67, gun: 98, arrival: 84 },
    gun: 0.66,
    line: 6,
    chip: 12,
    loot: 56,
    plate: { width: 216, scale: 0.84 },
    bounds: { left: 4, right: 1060, bottom: 608 },
    burst: 84,
  },
  tablet: {
    width: 1024,
    height: 532,
    seats: { x: 512, y: 250, rx: 396, ry: 178 },
    table: { x: 512, y: 250, rx: 318, ry: 124 },
    anchor: 'bottom',
    bust: 58,
    ring: { bust: 58, gun: 84.1, arrival: 72.5 },
    gun: 0.56,
    line: 6,
    chip: 11,
    loot: 46,
    plate: { width: 216, scale: 0.78 },
    bounds: { left: 6, right: 1018, bottom: 526 },
    burst: 74,
  },
};

/** Eight seats round the viewer's: the one at 12 o'clock needs room for a plate overhead. */
const FULL_TABLES = {
  tv: {
    ...PANES.tv,
    seats: { x: 960, y: 584, rx: 742, ry: 316 }, // below the headline and who is waited for
    table: { x: 960, y: 584, rx: 600, ry: 224 },
    rise: 0.8, // over the figures next to them
  },
  desktop: {
    ...PANES.desktop,
    seats: { x: 532, y: 308, rx: 420, ry: 190 },
    table: { x: 532, y: 308, rx: 338, ry: 132 },
    bust: 60,
    ring: { bust: 60, gun: 88, arrival: 75 },
    gun: 0.6,
  },
  tablet: {
    ...PANES.tablet,
    seats: { x: 512, y: 267, rx: 404, ry: 154 },
    table: { x: 512, y: 267, rx: 326, ry: 106 },
    bust: 51,
    ring: { bust: 51, gun: 74, arrival: 64 },
    gun: 0.5,
  },
} as const;

export const paneFor = (name: keyof typeof FULL_TABLES, count: number, hasStrips = false): Pane => {
  const pane = count === MOST_SEATS ? FULL_TABLES[name] : PANES[name];
  if (!hasStrips) return pane;
  const isFull = count === MOST_SEATS; // has no room above
  const less = (STRIP_HEIGHT * pane.plate.scale) / 2;
  const raised = ({ y, ry, ...ellipse }: Ellipse): Ellipse => ({
    ...ellipse,
    y: isFull ? y : y - less,
    ry: ry - less * (isFull ? 2 : 1),
  });
  return { ...pane, seats: raised(pane.seats), table: raised(pane.table) };
};

export const MOST_SEATS = 8;
export const PLATE_HEIGHT = 62;
/** What lies open in front of a player, under the plate. */
export const STRIP_HEIGHT = 30;

export const placesOf = (pane: Pane, count: number): readonly Place[] => placeSeats(count, pane.seats, pane.anchor);

export const PHONE_WIDTH = 390;
export const PHONE_HEIGHT = 404;
const MIDDLE = { x: 195, y: 220 };

/** The others, clockwise from my left, by how many they are. */
const HORSESHOES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [58, 200],
    [195, 86],
    [332, 200],
  ],
  4: [
    [58, 240],
    [120, 92],
    [270, 92],
    [332, 240],
  ],
  5: [
    [62, 292],
    [54, 166],
    [195, 84],
    [336, 166],
    [328, 292],
  ],
  6: [
    [62, 292],
    [52, 164],
    [140, 88],
    [250, 88],
    [338, 164],
    [328, 292],
  ],
  7: [
    [62, 300],
    [50, 188],
    [88, 88],
    [195, 80],
    [302, 88],
    [340, 188],
    [328, 300],
  ],
};

export interface Horseshoe {
  readonly height: number;
  readonly middle: { readonly x: number; readonly y: number };
  readonly stretch: number;
  readonly bust: number;
  readonly ring: Ring;
  /** Me first. */
  readonly places: readonly Place[];
}

/** How far a plate reaches below the ring of its figure. */
export const SMALL_PLATE = 22;

/**
 * From my chair: the table comes up from my edge, the others sit clockwise from my left, as far apart as the height
 * allows without cutting off the lowest plates.
 */
export const horseshoe = (count: number, height: number): Horseshoe => {
  const others = HORSESHOES[count - 1]!;
  const bust = count > 7 ? 36 : 40;
  const lowest = Math.max(...others.map(([, y]) => y));
  const room = (height - bust - SMALL_PLATE) / lowest;
  const stretch = Math.min(Math.max(0.86, Math.min(1.24, height / (PHONE_HEIGHT + 26))), room);
  const middle = { x: MIDDLE.x, y: MIDDLE.y * stretch };
  const me = { x: MIDDLE.x, y: height - 40 };
  return {
    height,
    middle,
    stretch,
    bust,
    ring: { bust, gun: bust + 18, arrival: bust + 12, gunGap: 0.7 },
    places: [me, ...others.map(([x, y]) => ({ x, y: y * stretch }))].map(place => facing(place, middle)),
  };
};
