// Where everything lies on a board of 1400 × 960 units.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export type Corner = readonly [x: number, y: number];
export type Polygon = readonly Corner[];

export const BOARD: Box = { x: 0, y: 0, width: 1400, height: 960 };
/** What is on the printed sheet, inside the frame. */
export const SHEET: Box = { x: 7, y: 7, width: 1386, height: 946 };

export const CARD = { width: 190, height: 126, band: 24, back: 44, icon: 37 } as const;
/** The thug space, from the corner of its card. */
export const THUG_SPACE: Box = { x: 6, y: 73, width: 47, height: 47 };
export const SPACE_RADIUS = 31;
export const MARKER_RADIUS = 27;

/** One of the seven turfs. */
export interface TurfPlan {
  readonly polygon: Polygon;
  readonly fill: string;
  readonly grid: 'straight' | 'slanted';
  readonly label: Corner;
  readonly labelWidth: number; // room for the name
  readonly marker: Corner;
  readonly cards: readonly [printed: Corner, tile: Corner];
  readonly chief: Corner;
  readonly numeral: Corner; // on the mini map
}

// Corners that turfs share.
const WEST = {
  a: [240, 14],
  b: [222, 130],
  c: [200, 260],
  north: [182, 400],
  d: [168, 520],
  south: [176, 652],
} as const;
const EAST = { north: [1040, 396], south: [1040, 656] } as const;
const NORTH = [610, 14] as const;
const PARK = {
  nw: [520, 196],
  n: [608, 196],
  ne: [698, 196],
  se: [694, 400],
  s: [605, 400],
  sw: [516, 400],
} as const;
const MIDDLE = [628, 654] as const;
const CREEK = [
  [1180, 566],
  [1260, 584],
  [1330, 592],
  [1386, 600],
] as const;

export const TURF_PLANS: { readonly [N in 1 | 2 | 3 | 4 | 5 | 6 | 7]: TurfPlan } = {
  1: {
    polygon: [
      ...[WEST.south, MIDDLE, EAST.south],
      ...([
        [960, 740],
        [880, 810],
        [790, 880],
        [690, 936],
        [600, 946],
      ] as const),
      ...([
        [430, 946],
        [330, 930],
        [244, 860],
        [196, 760],
      ] as const),
    ],
    fill: '#EADDBF',
    grid: 'straight',
    label: [318, 716],
    labelWidth: 400,
    marker: [254, 800],
    cards: [
      [300, 742],
      [498, 742],
    ],
    chief: [800, 850],
    numeral: [470, 800],
  },
  2: {
    polygon: [
      [1112, 582],
      ...CREEK,
      ...([
        [1386, 946],
        [770, 946],
        [822, 918],
        [915, 848],
        [1000, 775],
        [1086, 670],
      ] as const),
    ],
    fill: '#F1E5CA',
    grid: 'slanted',
    label: [1060, 774],
    labelWidth: 215,
    marker: [1340, 758],
    cards: [
      [990, 800],
      [1187, 800],
    ],
    chief: [1180, 700],
    numeral: [1180, 800],
  },
  3: {
    polygon: [NORTH, [960, 14], [984, 110], [1010, 230], EAST.north, PARK.se, PARK.ne, PARK.n],
    fill: '#EFE2C4',
    grid: 'straight',
    label: [678, 40],
    labelWidth: 250,
    marker: [940, 196],
    cards: [
      [700, 62],
      [700, 194],
    ],
    chief: [954, 300],
    numeral: [800, 190],
  },
  4: {
    polygon: [
      [1006, 14],
      [1386, 14],
      ...CREEK.toReversed(),
      ...([
        [1112, 552],
        [1110, 480],
        [1086, 392],
        [1056, 225],
        [1030, 105],
      ] as const),
    ],
    fill: '#E9DBBA',
    grid: 'slanted',
    label: [1178, 58],
    labelWidth: 170,
    marker: [1110, 214],
    cards: [
      [1160, 82],
      [1160, 214],
    ],
    chief: [1110, 330],
    numeral: [1200, 290],
  },
  5: {
    polygon: [WEST.a, NORTH, PARK.n, PARK.nw, PARK.sw, WEST.north, WEST.c, WEST.b],
    fill: '#E7DABB',
    grid: 'straight',
    label: [284, 40],
    labelWidth: 264,
    marker: [256, 196],
    cards: [
      [302, 62],
      [302, 194],
    ],
    chief: [256, 290],
    numeral: [385, 190],
  },
  6: {
    polygon: [PARK.s, PARK.se, EAST.north, [1064, 480], [1066, 575], EAST.south, MIDDLE],
    fill: '#E5D7B5',
    grid: 'straight',
    label: [678, 452],
    labelWidth: 195,
    marker: [936, 446],
    cards: [
      [660, 478],
      [857, 478],
    ],
    chief: [868, 467],
    numeral: [800, 530],
  },
  7: {
    polygon: [WEST.north, PARK.sw, PARK.s, MIDDLE, WEST.south, WEST.d],
    fill: '#F0E3C6',
    grid: 'straight',
    label: [204, 452],
    labelWidth: 184,
    marker: [450, 448],
    cards: [
      [186, 478],
      [384, 478],
    ],
    chief: [552, 467],
    numeral: [350, 540],
  },
};

export const PARK_PLAN = {
  polygon: [PARK.nw, PARK.ne, PARK.se, PARK.sw] as Polygon,
  name: { x: 607, y: 268 } as Point,
  back: { x: 586, y: 279, width: 42, height: 42 } as Box,
};

/** The family spaces of the standard board. */
export const SPACE_PLANS: Readonly<Record<string, Corner>> = {
  F01: [516, 400],
  F02: [605, 400],
  F03: [694, 400],
  F04: [608, 198],
  F05: [626, 654],
  F06: [1087, 480],
  F07: [1063, 394],
  F08: [1066, 664],
  F09: [864, 851],
  F10: [1262, 584],
  F11: [374, 400],
  F12: [372, 653],
  F13: [1007, 108],
  F14: [609, 84],
  F15: [232, 400],
  F16: [1089, 566],
  F17: [617, 527],
  F18: [963, 771],
};

/** 14 places in the river, filled in order. */
export const HUDSON_SLOTS: readonly Point[] = Array.from({ length: 14 }, (_, index) => ({
  x: 54 + (index % 2) * 72,
  y: 330 + Math.floor(index / 2) * 72,
}));
