import type { Pack } from '@omerta/corleone/seen';
import { PARK_PLAN, type Point, type Polygon, SPACE_RADIUS, TURF_PLANS, type TurfPlan } from './layout.ts';
import { settleSpaces } from './settleSpaces.ts';
import { distanceTo, nearestOn } from './shapes.ts';

/** A pack's turfs and spaces, laid out on the board. */
export interface BoardMap {
  readonly turfs: readonly MappedTurf[]; // 1 to 7
  readonly park: { readonly id: string; readonly business: string };
  readonly spaces: readonly MappedSpace[]; // in the order of the pack
}

export interface MappedTurf {
  readonly id: string;
  readonly number: number;
  readonly plan: TurfPlan;
  readonly printed: string; // id of its printed business
}

export interface MappedSpace {
  readonly id: string;
  readonly centre: Point;
  readonly adjacent: readonly string[];
  readonly from3: boolean; // M3
  readonly roads: readonly Point[]; // ends of lines to adjacent turfs it does not touch
}

export function boardMap(pack: Pack): BoardMap {
  let map = maps.get(pack);
  if (map === undefined) {
    map = layOut(pack);
    maps.set(pack, map);
  }
  return map;
}

const maps = new WeakMap<Pack, BoardMap>();

export const touches = (polygon: Polygon, centre: Point): boolean => distanceTo(polygon, centre) < SPACE_RADIUS;

/** The outlines of a pack's turfs and of its park, by id. */
export function areasOf(pack: Pack): ReadonlyMap<string, Polygon> {
  return new Map(
    pack.turfs.map(turf => [turf.id, turf.number === null ? PARK_PLAN.polygon : TURF_PLANS[turf.number].polygon]),
  );
}

function layOut(pack: Pack): BoardMap {
  const printedIn = (turf: string): string => pack.businesses.printed.find(business => business.turf === turf)!.id;
  const park = pack.turfs.find(turf => !turf.controllable)!;
  const areas = areasOf(pack);
  const centres = settleSpaces(pack.familySpaces, areas);
  return {
    turfs: pack.turfs.flatMap(turf =>
      turf.number === null
        ? []
        : [{ id: turf.id, number: turf.number, plan: TURF_PLANS[turf.number], printed: printedIn(turf.id) }],
    ),
    park: { id: park.id, business: printedIn(park.id) },
    spaces: pack.familySpaces.map((space, at) => ({
      id: space.id,
      centre: centres[at]!,
      adjacent: space.adjacent,
      from3: space.marked3plus,
      roads: space.adjacent
        .map(id => areas.get(id)!)
        .filter(polygon => !touches(polygon, centres[at]!))
        .map(polygon => nearestOn(polygon, centres[at]!)),
    })),
  };
}
