// Where things are on the table, as far as the words for choices need it.
import { type Figure, NO_FIGURE, NO_TILE, POLICE_CHIEF, type View } from '@omerta/corleone/seen';
import { businessOf, type EffectWords, type PackWords } from './packWords.ts';

export interface Board {
  readonly pack: PackWords;
  readonly table: View['table'];
}

/** The turf of a business; undefined for a tile that is not on the board. */
export const turfOfBusiness = ({ pack, table }: Board, business: string): string | undefined => {
  const printed = pack.businesses.printed.find(({ id }) => id === business);
  if (printed !== undefined) return printed.turf;
  return turfsOf(pack)[table.tiles.indexOf(business)];
};

/** Who stands on a thug space, a family space or, as the Police Chief does, in a turf. */
export const figureAt = (board: Board, place: string): Figure | undefined => {
  const figure = standingAt(board, place);
  return figure === NO_FIGURE ? undefined : figure;
};

/** What a family member shakes down from a space: the backs of all businesses around it (M1). */
export const backsAround = ({ pack, table }: Board, space: string): EffectWords[] => {
  const { adjacent } = pack.familySpaces.find(({ id }) => id === space)!;
  return adjacent.flatMap(turf => {
    const printed = pack.businesses.printed.filter(business => business.turf === turf);
    const tile = table.tiles[turfsOf(pack).indexOf(turf)] ?? NO_TILE;
    return [...printed.flatMap(({ back }) => back), ...(businessOf(pack, tile)?.back ?? [])];
  });
};

const standingAt = ({ pack, table }: Board, place: string): Figure | undefined => {
  const space = pack.familySpaces.findIndex(({ id }) => id === place);
  if (space >= 0) return table.familySpaces[space];
  const turfs = turfsOf(pack);
  if (turfs.includes(place)) return table.policeChief === turfs.indexOf(place) ? POLICE_CHIEF : undefined;
  const tile = table.tiles.indexOf(place);
  if (tile >= 0) return table.thugSpaces[2 * tile + 1];
  const printed = turfs.indexOf(turfOfBusiness({ pack, table }, place) ?? '');
  return printed < 0 ? undefined : table.thugSpaces[2 * printed];
};

/** Turfs 1 to 7, by which the table counts. */
const turfsOf = (pack: PackWords): string[] => pack.turfs.filter(turf => turf.controllable).map(({ id }) => id);
