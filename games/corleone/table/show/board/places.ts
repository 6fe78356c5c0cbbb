// Where things are on the board, read from the pack and the table.
import { type Figure, NO_FIGURE, NO_TILE, type Pack, POLICE_CHIEF, type View } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';

export type PublicTable = View['table'];
export type TurfId = string;
type BusinessEntry = Pack['businesses']['printed'][number] | Pack['businesses']['tiles'][number];
type Effects = BusinessEntry['back'];

/** Turfs 1 to 7, by which the table counts; Central Park is none (M6). */
export const turfsOf = (pack: Pack): readonly TurfId[] =>
  pack.turfs.filter(turf => turf.controllable).map(({ id }) => id);

export const turfNumber = (pack: Pack, turf: TurfId): number => turfsOf(pack).indexOf(turf) + 1;

export const isTurf = (pack: Pack, place: string): boolean => turfsOf(pack).includes(place);
export const isFamilySpace = (pack: Pack, place: string): boolean =>
  pack.familySpaces.some(space => space.id === place);

export const businessNamed = (pack: Pack, id: string): BusinessEntry | undefined =>
  pack.businesses.printed.find(business => business.id === id) ?? pack.businesses.tiles.find(tile => tile.id === id);

/** The turf of a business; undefined for a tile that is not on the board. */
export function turfOfBusiness(pack: Pack, table: PublicTable, business: string): TurfId | undefined {
  const printed = pack.businesses.printed.find(({ id }) => id === business);
  return printed === undefined ? turfsOf(pack)[table.tiles.indexOf(business)] : printed.turf;
}

/** The printed business of a turf or of the park, then its tile. */
export function businessesIn(pack: Pack, table: PublicTable, turf: TurfId): readonly string[] {
  const printed = pack.businesses.printed.filter(business => business.turf === turf).map(({ id }) => id);
  const tile = table.tiles[turfsOf(pack).indexOf(turf)] ?? NO_TILE;
  return tile === NO_TILE ? printed : [...printed, tile];
}

/** The turfs a family space touches, the park included. */
export const turfsAround = (pack: Pack, space: string): readonly TurfId[] =>
  pack.familySpaces.find(({ id }) => id === space)?.adjacent ?? [];

/** M4: a figure on a family space is in every turf adjacent to it. */
export function turfsOfPlace(pack: Pack, table: PublicTable, place: string): readonly TurfId[] {
  if (isFamilySpace(pack, place)) return turfsAround(pack, place).filter(turf => isTurf(pack, turf));
  if (isTurf(pack, place)) return [place];
  const turf = turfOfBusiness(pack, table, place);
  return turf === undefined ? [] : [turf];
}

/** Every thug space and family space of the board, by name. */
export const spacesOf = (pack: Pack, table: PublicTable): readonly string[] => [
  ...turfsOf(pack).flatMap(turf => businessesIn(pack, table, turf)),
  ...pack.familySpaces.map(({ id }) => id),
];

/** Who stands on a space or, as the Police Chief does, in a turf. */
export function figureAt(pack: Pack, table: PublicTable, place: string): Figure | undefined {
  const figure = standingAt(pack, table, place);
  return figure === NO_FIGURE ? undefined : figure;
}

function standingAt(pack: Pack, table: PublicTable, place: string): Figure | undefined {
  const space = pack.familySpaces.findIndex(({ id }) => id === place);
  if (space >= 0) return table.familySpaces[space];
  const turfs = turfsOf(pack);
  if (turfs.includes(place)) return table.policeChief === turfs.indexOf(place) ? POLICE_CHIEF : undefined;
  const slot = thugSlot(pack, table, place);
  return slot === undefined ? undefined : table.thugSpaces[slot];
}

/** Which thug space of the table belongs to a business. */
export function thugSlot(pack: Pack, table: PublicTable, business: string): number | undefined {
  const tile = table.tiles.indexOf(business);
  if (tile >= 0) return 2 * tile + 1;
  const turf = turfsOf(pack).indexOf(turfOfBusiness(pack, table, business) ?? '');
  return turf < 0 ? undefined : 2 * turf;
}

/** W3: the top marker's owner. */
export const controllerOf = (pack: Pack, table: PublicTable, turf: TurfId): Seat | undefined =>
  table.stacks[turfsOf(pack).indexOf(turf)]?.at(-1);

export interface Back {
  readonly turf: TurfId;
  readonly business: string;
  readonly effects: Effects;
}

/** M1: what a family member shakes down from a space. */
export const backsAround = (pack: Pack, table: PublicTable, space: string): readonly Back[] =>
  turfsAround(pack, space).flatMap(turf => backsIn(pack, table, turf));

export const backsIn = (pack: Pack, table: PublicTable, turf: TurfId): readonly Back[] =>
  businessesIn(pack, table, turf).map(business => ({
    turf,
    business,
    effects: businessNamed(pack, business)?.back ?? [],
  }));
