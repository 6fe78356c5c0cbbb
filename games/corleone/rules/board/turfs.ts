// Questions about a turf and its businesses, for anything that sees the table.
import type { Frozen, Seat } from '@omerta/kernel';
import { type Business, type Content, NOWHERE } from '../content.ts';
import { belongsTo } from '../figures.ts';
import { NO_TILE, type Table } from '../state.ts';
import { movesMarkersToNewTurfsOnly } from '../versions.ts';
import { printedSpace, tileSpace } from './places.ts';

type Board = Frozen<Table>;

/** W3: the top marker's owner controls the turf. */
export const controllerOf = (board: Board, turf: number): Seat | undefined => board.stacks[turf]?.at(-1);

/** W4, RN-32: whether a player without a marker in reserve may move one to this turf. */
export const canMoveMarkerTo = (content: Content, board: Board, seat: Seat, turf: number): boolean =>
  !movesMarkersToNewTurfsOnly(content) || controllerOf(board, turf) !== seat;

/** The turf a business stands in; NOWHERE for Central Park's, and for a tile that is not on the board. */
export const turfOfBusiness = (content: Content, board: Board, business: string): number => {
  const turf = content.businesses.get(business)?.turf ?? NOWHERE;
  return turf >= 0 ? turf : board.tiles.indexOf(business);
};

/** M4: the turfs a figure is in that stands on this space or, as the Police Chief, in this turf. */
export const turfsOfPlace = (content: Content, board: Board, place: string): readonly number[] => {
  const space = content.spaceIndex.get(place);
  if (space !== undefined) return content.spaces[space]!.turfs;
  const turf = content.turfIndex.get(place) ?? turfOfBusiness(content, board, place);
  return turf < 0 ? [] : [turf];
};

/** The printed business of a turf, then its tile. */
export const businessesIn = (content: Content, board: Board, turf: number): Business[] => {
  const businesses: Business[] = [];
  eachBusinessIn(content, board, turf, business => businesses.push(business));
  return businesses;
};

/** The same, one by one. */
export const eachBusinessIn = (
  content: Content,
  board: Board,
  turf: number,
  found: (business: Business) => void,
): void => {
  found(content.turfs[turf]!.printed);
  const tile = board.tiles[turf]!;
  if (tile !== NO_TILE) found(content.businesses.get(tile)!);
};

/** T1, M1: every thug space and family space there is, by name. */
export const spacesOf = (content: Content, board: Board): string[] => [
  ...content.turfs.flatMap((_turf, turf) => businessesIn(content, board, turf).map(({ id }) => id)),
  ...content.spaces.map(({ id }) => id),
];

/** M4: whether one of a family's figures stands in the turf. */
export const hasFigureIn = (content: Content, board: Board, seat: Seat, turf: number): boolean =>
  belongsTo(board.thugSpaces[printedSpace(turf)]!, seat) ||
  belongsTo(board.thugSpaces[tileSpace(turf)]!, seat) ||
  content.turfs[turf]!.spaces.some(space => belongsTo(board.familySpaces[space]!, seat));
