import { type Pack, standardPack, type View } from '@omerta/corleone/seen';
import { boardMap, type MappedSpace, type MappedTurf } from './boardMap.ts';
import type { PlaceId } from './boardProps.ts';
import { type Box, type Corner, HUDSON_SLOTS, PARK_PLAN, type Point, THUG_SPACE } from './layout.ts';
import { cardBox } from './settleSpaces.ts';
import { boxAround, boxOf, grow, middleOf, pointAt } from './shapes.ts';

export type { Box, Point } from './layout.ts';
export { BOARD } from './layout.ts';
export { grow } from './shapes.ts';

type Table = View['table'];

/** A turf (or the park) with a margin around it: 30 shows its businesses, 70 its border spaces whole. */
export const boxOfTurf = (turf: string, margin: number, pack: Pack = standardPack): Box =>
  grow(boxOf(turf === boardMap(pack).park.id ? PARK_PLAN.polygon : turfNamed(turf, pack).plan.polygon), margin);

/** Everything a figure on a family space can use: its turfs together. */
export const boxOfAdjacent = (space: string, margin: number, pack: Pack = standardPack): Box =>
  boxAround(spaceNamed(space, pack).adjacent.map(turf => boxOfTurf(turf, margin, pack)));

/** The middle of a card, a family space, a turf or the park. */
export function centreOf(place: PlaceId, table: Table, pack: Pack): Point {
  const { turfs, park, spaces } = boardMap(pack);
  if (place === park.id || place === park.business) return middleOf(PARK_PLAN.back);
  const turf = turfs.find(({ id }) => id === place);
  if (turf !== undefined) return middleOf(boxOf(turf.plan.polygon));
  const space = spaces.find(({ id }) => id === place);
  return space?.centre ?? middleOf(cardBox(cornerOf(place, table, pack)));
}

/** Where the foot of a figure stands: on a space, a thug space, or inside a turf as the Police Chief does. */
export function footOf(place: PlaceId, table: Table, pack: Pack): Point {
  const { turfs, spaces } = boardMap(pack);
  const turf = turfs.find(({ id }) => id === place);
  if (turf !== undefined) return chiefSpot(place, pack);
  const space = spaces.find(({ id }) => id === place);
  return space === undefined ? thugFoot(cornerOf(place, table, pack)) : spaceFoot(space.centre);
}

/** Where a new business opens. */
export const slotOf = (turf: string, pack: Pack): Box => cardBox(turfNamed(turf, pack).plan.cards[1]);

export const markerSpot = (turf: string, pack: Pack): Point => pointAt(turfNamed(turf, pack).plan.marker);
const chiefSpot = (turf: string, pack: Pack): Point => pointAt(turfNamed(turf, pack).plan.chief);

/** The slot of the Hudson that a figure lies in, counted from 0. */
export const hudsonSlot = (index: number): Point => HUDSON_SLOTS[index % HUDSON_SLOTS.length]!;

/** Every place in reading order: turf by turf its businesses, then the park, then the family spaces. */
export function placesOf(table: Table, pack: Pack): readonly PlaceId[] {
  const { turfs, park, spaces } = boardMap(pack);
  return [
    ...turfs.flatMap(({ id, printed }, at) => [id, printed, table.tiles[at] ?? ''].filter(place => place !== '')),
    park.business,
    ...spaces.map(({ id }) => id),
  ];
}

export const thugFoot = ([x, y]: Corner): Point => ({
  x: x + THUG_SPACE.x + THUG_SPACE.width / 2,
  y: y + THUG_SPACE.y + THUG_SPACE.height - 11,
});

export const spaceFoot = ({ x, y }: Point): Point => ({ x, y: y + 13 });

function turfNamed(id: string, pack: Pack): MappedTurf {
  const found = boardMap(pack).turfs.find(turf => turf.id === id);
  if (found === undefined) throw new Error(`No turf ${id} on this board`);
  return found;
}

function spaceNamed(id: string, pack: Pack): MappedSpace {
  const found = boardMap(pack).spaces.find(space => space.id === id);
  if (found === undefined) throw new Error(`No family space ${id} on this board`);
  return found;
}

/** The upper left corner of a business that lies on the board. */
function cornerOf(business: string, table: Table, pack: Pack): Corner {
  const { turfs } = boardMap(pack);
  const printed = turfs.find(turf => turf.printed === business);
  if (printed !== undefined) return printed.plan.cards[0];
  const tile = turfs[table.tiles.indexOf(business)];
  if (tile === undefined) throw new Error(`No place ${business} on this board`);
  return tile.plan.cards[1];
}
