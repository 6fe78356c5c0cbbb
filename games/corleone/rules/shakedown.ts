import type { Frozen, Seat } from '@omerta/kernel';
import { controllerOf, isThugSpace, nameOfPlace, type Place, THUG_SPACES } from './board/places.ts';
import type { Ally, Content, Job } from './content.ts';
import { IN_PARK } from './content.ts';
import type { Game } from './game.ts';
import { NO_TILE, type Table } from './state.ts';
import type { AbilitiesTask } from './tasks/task.ts';

/** T1, T2, T3, T4: the front's icons for the active player, and for another controller of the turf. */
export const shakeDownFront = (game: Game, seat: Seat, business: string): void => {
  const { content, table } = game;
  const turf = turfOfBusiness(content, table, business);
  const controller = controllerOf(table, turf);
  if (controller === undefined || controller === seat) {
    table.agenda.push(useFront(content, seat, business)); // T4: once, not twice
  } else {
    table.agenda.push({ kind: 'whoFirst', seat, controller, business, asked: false });
  }
};

export const useFront = (content: Content, seat: Seat, business: string): AbilitiesTask =>
  abilitiesTask(seat, business, content.businesses.get(business)!.front!, false);

/** M1: the backs of every business in the turfs adjacent to the space. Control gives nothing (M2). */
export const shakeDownBacks = (game: Game, seat: Seat, space: number): void => {
  const { id, turfs, touchesPark } = game.content.spaces[space]!;
  const icons: string[] = [];
  for (const turf of turfs) addBacks(game.content, game.table, turf, icons);
  if (touchesPark) icons.push(...parkBack(game.content));
  game.table.agenda.push(abilitiesTask(seat, id, icons.sort(), false));
};

export const shakeDownTurfBacks = (game: Game, seat: Seat, turf: number): void => {
  const icons: string[] = [];
  addBacks(game.content, game.table, turf, icons);
  game.table.agenda.push(abilitiesTask(seat, game.content.turfs[turf]!.id, icons.sort(), false));
};

/** What a figure shakes down where it stands: a front from a thug space, backs from a family space. */
export const shakeDownAt = (game: Game, seat: Seat, place: Place): void => {
  if (isThugSpace(place)) shakeDownFront(game, seat, nameOfPlace(game.content, game.table, place));
  else shakeDownBacks(game, seat, place - THUG_SPACES);
};

export const abilitiesTask = (seat: Seat, of: string, left: readonly string[], inOrder: boolean): AbilitiesTask => ({
  kind: 'abilities',
  seat,
  of,
  left: left.slice(),
  inOrder,
  mark: '',
});

/** What a job or an ally does. */
export const cardTask = (seat: Seat, card: Job | Ally, inOrder: boolean): AbilitiesTask => ({
  ...abilitiesTask(seat, card.id, card.parts, inOrder),
  ...(card.keepsMarks ? { marks: {} } : {}),
});

export const turfOfBusiness = (content: Content, table: Frozen<Table>, business: string): number => {
  const { turf } = content.businesses.get(business)!;
  return turf >= 0 ? turf : table.tiles.indexOf(business);
};

/** How many businesses show their backs to a family space. */
export const countBacks = (content: Content, table: Frozen<Table>, space: number): number => {
  const { turfs, touchesPark } = content.spaces[space]!;
  return turfs.reduce((count, turf) => count + (table.tiles[turf] === NO_TILE ? 1 : 2), touchesPark ? 1 : 0);
};

const addBacks = (content: Content, table: Frozen<Table>, turf: number, icons: string[]): void => {
  for (const icon of content.turfs[turf]!.printed.back) icons.push(icon);
  const tile = table.tiles[turf]!;
  if (tile !== NO_TILE) for (const icon of content.businesses.get(tile)!.back) icons.push(icon);
};

const parkBack = (content: Content): readonly string[] => {
  for (const business of content.businesses.values()) if (business.turf === IN_PARK) return business.back;
  return [];
};
