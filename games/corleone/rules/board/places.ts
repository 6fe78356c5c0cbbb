import type { Frozen, Seat } from '@omerta/kernel';
import type { Content } from '../content.ts';
import { belongsTo, type Figure, type Neutral, NO_FIGURE, POLICE_CHIEF } from '../figures.ts';
import type { Pack } from '../pack/pack.ts';
import { NO_TILE, type Table } from '../state.ts';

/** A place is a number: the thug spaces of turfs 1 to 7 (printed business, tile), then the family spaces. */
export type Place = number;

export const NO_PLACE: Place = -1;
export const THUG_SPACES = 14;

type Board = Frozen<Table>;

export const isThugSpace = (place: Place): boolean => place < THUG_SPACES;
export const printedSpace = (turf: number): Place => turf * 2;
export const tileSpace = (turf: number): Place => turf * 2 + 1;
const isTileSpace = (space: Place): boolean => (space & 1) === 1;
const turfOfThugSpace = (space: Place): number => space >> 1;
export const placeOfSpace = (space: number): Place => THUG_SPACES + space;
export const countPlaces = (board: Board): number => THUG_SPACES + board.familySpaces.length;

/** Thug spaces are named by their business, family spaces by their id. */
export const placeNamed = (content: Content, board: Board, name: string): Place => {
  const space = content.spaceIndex.get(name);
  if (space !== undefined) return placeOfSpace(space);
  const business = content.businesses.get(name);
  if (business === undefined) return NO_PLACE;
  if (business.turf >= 0) return printedSpace(business.turf);
  const turf = board.tiles.indexOf(name);
  return turf < 0 ? NO_PLACE : tileSpace(turf);
};

export const nameOfPlace = (content: Content, board: Board, place: Place): string => {
  if (!isThugSpace(place)) return content.spaces[place - THUG_SPACES]!.id;
  const turf = turfOfThugSpace(place);
  return isTileSpace(place) ? board.tiles[turf]! : content.turfs[turf]!.printed.id;
};

/** A thug space exists only where a business stands (T1). */
export const exists = (board: Board, place: Place): boolean =>
  !isThugSpace(place) || !isTileSpace(place) || board.tiles[turfOfThugSpace(place)] !== NO_TILE;

export const figureOn = (board: Board, place: Place): Figure =>
  isThugSpace(place) ? board.thugSpaces[place]! : board.familySpaces[place - THUG_SPACES]!;

/** Who stands on a space or, as the Police Chief does, in a turf (L3); undefined where no figure is. */
export const figureAt = (content: Content, board: Board, name: string): Figure | undefined => {
  const turf = content.turfIndex.get(name);
  if (turf !== undefined) return board.policeChief === turf ? POLICE_CHIEF : undefined;
  const place = placeNamed(content, board, name);
  const figure = place === NO_PLACE ? NO_FIGURE : figureOn(board, place);
  return figure === NO_FIGURE ? undefined : figure;
};

/** L2, L3: which neutral figure may stand there. */
export const neutralFor = (content: Content, name: string): Neutral => {
  if (content.turfIndex.has(name)) return 'policeChief';
  return content.spaceIndex.has(name) ? 'mayor' : 'unionBoss';
};

/** M3: whether the spaces marked 3+ are used with this number of players. */
export const usesMarkedSpaces = ({ setup }: Pack, players: number): boolean =>
  setup.byPlayers[players as 2 | 3 | 4 | 5].spaces3plusUsable;

export const isClosed = (content: Content, board: Board, place: Place): boolean =>
  !isThugSpace(place) && content.spaces[place - THUG_SPACES]!.from3 && !usesMarkedSpaces(content.pack, board.players);

export const isFree = (content: Content, board: Board, place: Place): boolean =>
  exists(board, place) && figureOn(board, place) === NO_FIGURE && !isClosed(content, board, place);

export const putFigure = (table: Table, place: Place, figure: Figure): void => {
  if (isThugSpace(place)) table.thugSpaces[place] = figure;
  else table.familySpaces[place - THUG_SPACES] = figure;
};

/** M4: a figure on a family space is in every turf adjacent to it. */
export const touchesTurf = (content: Content, place: Place, turf: number): boolean =>
  isThugSpace(place) ? turfOfThugSpace(place) === turf : content.spaces[place - THUG_SPACES]!.turfs.includes(turf);

/** Whether there is a turf that all of them are in. */
export const shareTurf = (content: Content, places: readonly Place[]): boolean =>
  content.turfs.some((_turf, turf) => places.every(place => touchesTurf(content, place, turf)));

export const whereIs = (board: Board, figure: Figure): Place => {
  const slot = board.thugSpaces.indexOf(figure);
  if (slot >= 0) return slot;
  const space = board.familySpaces.indexOf(figure);
  return space < 0 ? NO_PLACE : placeOfSpace(space);
};

export const countOnBoard = (board: Board, seat: Seat): number => {
  let count = 0;
  for (const figure of board.thugSpaces) if (belongsTo(figure, seat)) count += 1;
  for (const figure of board.familySpaces) if (belongsTo(figure, seat)) count += 1;
  return count;
};
