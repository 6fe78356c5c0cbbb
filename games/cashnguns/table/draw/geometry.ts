// Where seats, plates, badges and desks stand. Pure numbers, in the units of the pane.
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A seat and the direction from it to the middle of the table. */
export interface Place extends Point {
  readonly phi: number;
}

export interface Ellipse extends Point {
  readonly rx: number;
  readonly ry: number;
}

/** `bottom`: the first seat is at 6 o'clock. `gap`: 12 o'clock stays free for the title. */
export type Anchor = 'bottom' | 'gap';

const STEPS = 2000;

/** Seats at equal arc length (not equal angle) on an ellipse, clockwise from 6 o'clock. */
export const placeSeats = (count: number, { x, y, rx, ry }: Ellipse, anchor: Anchor): readonly Place[] => {
  const arc: { length: number; point: Point }[] = [];
  let length = 0;
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / STEPS;
    const point = { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) };
    const before = arc.at(-1);
    if (before !== undefined) length += distance(point, before.point);
    arc.push({ length, point });
  }
  const offset = anchor === 'gap' && count % 2 === 0 ? 0.5 : 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + offset) / count) * length;
    const { point } = arc.find(each => each.length >= wanted)!;
    return facing(point, { x, y });
  });
};

export const facing = (point: Point, centre: Point): Place => ({
  ...point,
  phi: Math.atan2(centre.y - point.y, centre.x - point.x),
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Any angle as one from -π to π. */
export const normal = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Which way is away from the table: -1 is left. */
const outward = (place: Place): -1 | 1 => (Math.cos(place.phi) > 0 ? -1 : 1);

export interface PlateSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The middle of the plate's upper edge, relative to the seat: beside the figure at the top, over it at 12 o'clock of
 * a full table, else below and outward; always inside.
 */
export const placePlate = (
  place: Place,
  radius: number,
  plate: PlateSize,
  bounds: Bounds,
  isFullTable: boolean,
  rise?: number,
): Point => {
  const at = wishPlate(place, radius, plate, isFullTable, rise);
  const half = plate.width / 2;
  return { x: clamp(at.x, bounds.left + half - place.x, bounds.right - half - place.x), y: at.y };
};

const wishPlate = (place: Place, radius: number, plate: PlateSize, isFullTable: boolean, rise = 0.12): Point => {
  const [cos, sin] = [Math.abs(Math.cos(place.phi)), Math.sin(place.phi)];
  if (isFullTable && sin > 0.62 && cos < 0.05) return { x: 0, y: 4 - radius - plate.height };
  if (sin > (isFullTable ? 0.4 : 0.62))
    return { x: outward(place) * (radius + plate.width / 2 - 4), y: -radius * rise };
  const isLow = sin < -0.3;
  const push = isLow ? 0.28 : cos > 0.8 ? 0.66 : 0.42;
  return {
    x: cos < 0.05 ? 0 : outward(place) * cos * radius * push,
    y: radius * (isLow && cos > 0.05 ? 0.86 : 0.72),
  };
};

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Fist extends Point {
  readonly r: number;
}

const PLATE_CLEARANCE = 7;

/** If the fist of the own gun would touch the plate, it moves outward or down: the shorter way that stays inside. */
export const clearPlate = (
  place: Place,
  at: Point,
  plate: PlateSize,
  fist: Fist | undefined,
  bounds: Bounds,
): Point => {
  if (fist === undefined) return at;
  const left = place.x + at.x - plate.width / 2;
  const right = place.x + at.x + plate.width / 2;
  const top = place.y + at.y;
  const bottom = top + plate.height;
  const isClear =
    fist.x + fist.r < left - PLATE_CLEARANCE ||
    fist.x - fist.r > right + PLATE_CLEARANCE ||
    fist.y + fist.r < top - PLATE_CLEARANCE ||
    fist.y - fist.r > bottom + PLATE_CLEARANCE;
  if (isClear) return at;
  const away = outward(place);
  const aside = away < 0 ? right + PLATE_CLEARANCE - fist.x + fist.r : fist.x + fist.r - left + PLATE_CLEARANCE;
  const down = fist.y + fist.r - top + PLATE_CLEARANCE;
  const room = away < 0 ? left - bounds.left : bounds.right - right;
  const fitsBelow = bottom + down <= bounds.bottom;
  if (aside <= room && (aside <= down || !fitsBelow)) return { x: at.x + away * aside, y: at.y };
  if (fitsBelow) return { x: at.x, y: at.y + down };
  return { x: at.x + away * Math.min(aside, room), y: at.y };
};

/** How many guns: on the outer shoulder; right of the chin at 6 and 12 o'clock. */
export const placeBadge = (place: Place, radius: number): Point => {
  if (Math.abs(Math.cos(place.phi)) < 0.05) return { x: radius * 1.02, y: radius * 0.12 };
  return { x: outward(place) * radius * 0.9, y: -radius * 0.68 };
};

/** How far the lamp stands up from the middle of the desk, by the radius of the figure. */
export const LAMP = 0.31;

/** The Godfather's desk: on the outer hip, below a plate that is there already. */
export const placeDesk = (place: Place, radius: number, plate: PlateSize, at: Point): Point => {
  const isPlateBeside = at.y < 0 && Math.abs(at.x) > radius;
  return {
    x: (Math.cos(place.phi) < -0.05 ? 1 : -1) * radius * 1.06,
    y: isPlateBeside ? at.y + plate.height + radius * LAMP : radius * 0.42,
  };
};

/** The ready tick: on the inner shoulder. */
export const placeTick = (place: Place, radius: number): Point => ({
  x: (Math.cos(place.phi) < -0.05 ? -1 : 1) * radius * 0.81,
  y: -radius * 0.72,
});
