// Aim lines. Every seat owns a ring of ports facing the table: one gun and n arrivals, sorted by the bearing of the
// other end and pushed apart, so that lines never start or land on top of each other.
import { clamp, distance, type Fist, normal, type Place, type Point } from './geometry.ts';

/** By place, not by seat. */
export interface Aim {
  readonly from: number;
  readonly to: number;
}

export interface Ring {
  readonly gun: number; // radius of the ring of guns
  readonly arrival: number; // radius of the ring where lines end
  readonly bust: number; // radius of a figure, which no line of others may cross
  readonly gunGap?: number; // radians beside a gun
}

/** A quadratic curve from the gun to the target. */
export interface Line extends Aim {
  readonly gun: Point;
  readonly bend: Point;
  readonly end: Point;
  readonly length: number;
  readonly gunRing: number;
  readonly gunTurn: number; // degrees
  readonly endTurn: number; // degrees
}

/** How far a port may turn from the way to the middle before it is pushed by others, and after. */
const WISH_LIMIT = 0.9;
const RING_LIMIT = 1.25;
/** Lower seats: no port hangs lower than this below the horizontal, the name plate lives there. */
const HANG_LIMIT = 0.3;
const GUN_GAP = 0.64;
const ARRIVAL_GAP = 0.36;
const BEND = 0.26;
/** Keeps two who aim at each other on two parallel lines. */
const SIDESTEP = 0.02;

interface Port {
  readonly aim: number;
  readonly isGun: boolean;
  readonly turn: number; // from the way to the middle
}

export const route = (places: readonly Place[], aims: readonly Aim[], centre: Point, ring: Ring): readonly Line[] => {
  const rings = places.map((place, seat) => spread(place, wishes(places, aims, seat), ring.gunGap ?? GUN_GAP));
  const portOf = (seat: number, aim: number, isGun: boolean, radius: number): Point => {
    const place = places[seat]!;
    const angle = place.phi + rings[seat]!.find(port => port.aim === aim && port.isGun === isGun)!.turn;
    return { x: place.x + radius * Math.cos(angle), y: place.y + radius * Math.sin(angle) };
  };
  return aims.map((aim, index) => {
    const gun = portOf(aim.from, index, true, ring.gun);
    const end = portOf(aim.to, index, false, ring.arrival);
    const others = places.filter((_, seat) => seat !== aim.from && seat !== aim.to);
    return bendLine(aim, gun, end, centre, ring, others);
  });
};

export const pointOn = ({ gun, bend, end }: Line, t: number): Point => ({
  x: (1 - t) ** 2 * gun.x + 2 * (1 - t) * t * bend.x + t * t * end.x,
  y: (1 - t) ** 2 * gun.y + 2 * (1 - t) * t * bend.y + t * t * end.y,
});

export const pathOf = ({ gun, bend, end }: Line): string =>
  `M${short(gun.x)} ${short(gun.y)}Q${short(bend.x)} ${short(bend.y)} ${short(end.x)} ${short(end.y)}`;

/** Where on a line the shooter's letter sits. */
export const chipAt = (line: Line): Point => pointOn(line, clamp((0.82 * line.gunRing) / line.length, 0.3, 0.55));

/** A gun that points left is mirrored, so that it is never upside down. */
export const isMirrored = (line: Line): boolean => Math.abs(line.gunTurn) > 90;

/** The hand that hangs under the grip of a drawn gun. */
export const fistOf = (line: Line, scale: number): Fist => {
  const angle = (line.gunTurn * Math.PI) / 180;
  const [x, y] = [-42 * scale, (isMirrored(line) ? -40 : 40) * scale];
  return {
    x: line.gun.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: line.gun.y + x * Math.sin(angle) + y * Math.cos(angle),
    r: 30 * scale,
  };
};

/** The angles at a seat, relative to the way to the middle: of the first and of the last port it allows. */
export const limitsOf = ({ phi }: Place): readonly [number, number] => {
  if (Math.sin(phi) >= 0.25) return [-RING_LIMIT, RING_LIMIT];
  if (Math.cos(phi) > 0.05) return [-RING_LIMIT, Math.min(RING_LIMIT, HANG_LIMIT - phi)];
  if (Math.cos(phi) < -0.05) return [Math.max(-RING_LIMIT, -HANG_LIMIT - normal(phi - Math.PI)), RING_LIMIT];
  return [-RING_LIMIT, RING_LIMIT];
};

const wishes = (places: readonly Place[], aims: readonly Aim[], seat: number): readonly Port[] => {
  const here = places[seat]!;
  const bearing = (other: number): number => {
    const there = places[other]!;
    return normal(Math.atan2(there.y - here.y, there.x - here.x) - here.phi);
  };
  return aims.flatMap(({ from, to }, aim): Port[] => {
    if (from === seat) return [{ aim, isGun: true, turn: bearing(to) + SIDESTEP }];
    return to === seat ? [{ aim, isGun: false, turn: bearing(from) - SIDESTEP }] : [];
  });
};

const ROUNDS = 60;

const spread = (place: Place, wished: readonly Port[], gunGap: number): readonly Port[] => {
  const ports = wished
    .toSorted((a, b) => a.turn - b.turn)
    .map(port => ({ ...port, turn: clamp(port.turn, -WISH_LIMIT, WISH_LIMIT) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 1; index < ports.length; index += 1) {
      const [before, after] = [ports[index - 1]!, ports[index]!];
      const gap = before.isGun || after.isGun ? gunGap : ARRIVAL_GAP;
      const missing = gap - (after.turn - before.turn);
      if (missing <= 1e-4) continue;
      after.turn += missing / 2;
      before.turn -= missing / 2;
    }
  }
  const [first, last] = [ports[0], ports.at(-1)];
  if (first === undefined || last === undefined) return ports;
  const [lo, hi] = limitsOf(place);
  const shift = last.turn > hi ? hi - last.turn : first.turn < lo ? lo - first.turn : 0;
  return ports.map(port => ({ ...port, turn: port.turn + shift }));
};

/** Far lines bow to the middle, lines between neighbours stay straight; a line over another player's head bows until it clears it. */
const bendLine = (aim: Aim, gun: Point, end: Point, centre: Point, ring: Ring, others: readonly Point[]): Line => {
  const length = distance(gun, end);
  const middle = { x: (gun.x + end.x) / 2, y: (gun.y + end.y) / 2 };
  const bow = (pull: number): Line => {
    const bend = { x: middle.x + (centre.x - middle.x) * pull, y: middle.y + (centre.y - middle.y) * pull };
    return {
      ...aim,
      gun,
      bend,
      end,
      length,
      gunRing: ring.gun,
      gunTurn: degrees(gun, bend),
      endTurn: degrees(bend, end),
    };
  };
  const least = BEND * clamp((length - ring.gun * 1.6) / (ring.gun * 4), 0, 1);
  const bows = PULLS.filter(pull => pull > least).map(bow);
  const keepsClear = (line: Line): boolean => clearanceOf(line, others) > ring.bust * CLEARANCE;
  return [bow(least), ...bows].find(keepsClear) ?? bow(least);
};

const PULLS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1];
const CLEARANCE = 1.1;
const SAMPLES = Array.from({ length: 24 }, (_, index) => (index + 1) / 25);

/** How near a line comes to the nearest of these points. */
export const clearanceOf = (line: Line, others: readonly Point[]): number =>
  Math.min(...SAMPLES.flatMap(t => others.map(other => distance(pointOn(line, t), other))));

const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const short = (value: number): number => Math.round(value * 10) / 10;
