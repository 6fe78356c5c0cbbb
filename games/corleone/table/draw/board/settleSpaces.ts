import type { Pack } from '@omerta/corleone/seen';
import {
  CARD,
  type Corner,
  HUDSON_SLOTS,
  MARKER_RADIUS,
  type Point,
  type Polygon,
  SHEET,
  SPACE_PLANS,
  SPACE_RADIUS,
  TURF_PLANS,
} from './layout.ts';
import { distanceBetween, distanceTo, distanceToBox, pointAt } from './shapes.ts';

type Spaces = Pack['familySpaces'];

/**
 * Where a pack's family spaces lie. A space of the standard board keeps its place as long as it touches no turf but its
 * own; any other is put where it comes nearest to its turfs and lies on nothing else.
 */
export function settleSpaces(spaces: Spaces, areas: ReadonlyMap<string, Polygon>): readonly Point[] {
  const settled = new Map<string, Point>();
  for (const space of spaces) {
    const plan = SPACE_PLANS[space.id];
    if (plan !== undefined && touchesOnly(space.adjacent, areas, pointAt(plan))) settled.set(space.id, pointAt(plan));
  }
  const strangers = spaces.filter(space => !settled.has(space.id));
  const spots = strangers.length > 0 ? spotsOn(areas) : [];
  for (const { id, adjacent } of strangers) {
    const isAdjacent = [...areas.keys()].map(area => adjacent.includes(area));
    settled.set(id, bestSpot(spots, isAdjacent, [...settled.values()]));
  }
  return spaces.map(space => settled.get(space.id)!);
}

const touchesOnly = (adjacent: readonly string[], areas: ReadonlyMap<string, Polygon>, centre: Point): boolean =>
  [...areas].every(([id, polygon]) => adjacent.includes(id) || distanceTo(polygon, centre) >= SPACE_RADIUS);

const STEP = 12;

/** A point where a space could lie, with what does not depend on the space. */
interface Spot {
  readonly point: Point;
  readonly covers: number; // things printed there
  readonly distances: readonly number[]; // to every turf, in order
}

function spotsOn(areas: ReadonlyMap<string, Polygon>): readonly Spot[] {
  const spots: Spot[] = [];
  for (let x = SHEET.x + SPACE_RADIUS; x < SHEET.x + SHEET.width - SPACE_RADIUS; x += STEP) {
    for (let y = SHEET.y + SPACE_RADIUS; y < SHEET.y + SHEET.height - SPACE_RADIUS; y += STEP) {
      const point = { x, y };
      const distances = [...areas.values()].map(polygon => distanceTo(polygon, point));
      spots.push({ point, covers: countCovered(point), distances });
    }
  }
  return spots;
}

function bestSpot(spots: readonly Spot[], isAdjacent: readonly boolean[], settled: readonly Point[]): Point {
  const costs = spots.map(spot => costOf(spot, isAdjacent, settled));
  const least = costs.reduce((one, other) => Math.min(one, other));
  return spots[costs.indexOf(least)]!.point;
}

/** Covering something is worst, then touching a foreign turf, then a long road. */
function costOf({ point, covers, distances }: Spot, isAdjacent: readonly boolean[], settled: readonly Point[]): number {
  let cost = 1000 * covers;
  for (const other of settled) {
    const lacking = 2 * SPACE_RADIUS + 4 - distanceBetween(other, point);
    if (lacking > 0) cost += 1000 + 100 * lacking;
  }
  for (let at = 0; at < distances.length; at += 1) {
    const distance = distances[at]!;
    cost += isAdjacent[at] ? distance : 20 * Math.max(0, SPACE_RADIUS + 2 - distance);
  }
  return cost;
}

function countCovered(centre: Point): number {
  let count = 0;
  for (const slot of HUDSON_SLOTS) if (distanceBetween(slot, centre) < SPACE_RADIUS + 30) count += 1;
  for (const { cards, marker, label } of Object.values(TURF_PLANS)) {
    if (distanceBetween(pointAt(marker), centre) < SPACE_RADIUS + MARKER_RADIUS) count += 1;
    if (distanceBetween(pointAt(label), centre) < SPACE_RADIUS + 20) count += 1;
    for (const card of cards) if (distanceToBox(cardBox(card), centre) < SPACE_RADIUS) count += 1;
  }
  return count;
}

export const cardBox = ([x, y]: Corner) => ({ x, y, width: CARD.width, height: CARD.height });
