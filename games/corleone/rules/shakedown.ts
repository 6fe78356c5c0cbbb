import type { Seat } from '@omerta/kernel';
import { backsAround, backsIn } from './board/backs.ts';
import { isThugSpace, nameOfPlace, type Place, THUG_SPACES } from './board/places.ts';
import { controllerOf, turfOfBusiness } from './board/turfs.ts';
import type { Ally, Content, Job } from './content.ts';
import type { Game } from './game.ts';
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
  const { content, table } = game;
  const icons = backsAround(content, table, space).sort();
  table.agenda.push(abilitiesTask(seat, content.spaces[space]!.id, icons, false));
};

export const shakeDownTurfBacks = (game: Game, seat: Seat, turf: number): void => {
  const { content, table } = game;
  const icons = backsIn(content, table, turf).sort();
  table.agenda.push(abilitiesTask(seat, content.turfs[turf]!.id, icons, false));
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
