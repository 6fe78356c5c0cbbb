// What a choice does by itself, before the game goes on. It is played in a world that fits the view, so what a thug, a
// family member or a card means is written in the actions and abilities alone. Nothing told here depends on hidden cards.
import { type Frozen, randomFrom, type Seat } from '@omerta/kernel';
import { abilityHelps } from './abilities/index.ts';
import type { Choice } from './choices.ts';
import type { Content } from './content.ts';
import type { Event } from './events.ts';
import { type Game, gameOf } from './game.ts';
import { imagine } from './imagine.ts';
import { lookOf, play } from './rules.ts';
import type { Table, View } from './state.ts';
import type { Task } from './tasks/task.ts';

export interface Foreseen {
  /** The public table afterwards. What is asked next stays as it was: it may depend on hidden cards (RN-19). */
  readonly table: Frozen<Table>;
  readonly gains: readonly Gain[]; // the own ones first
  readonly gunnedDown: readonly string[]; // where those stand
  readonly marker: number | undefined; // the turf that gets a control marker
}

/** Icons or parts of a card that a seat may use. */
export interface Gain {
  readonly seat: Seat;
  readonly of: string; // a business, a family space, a turf or a card
  readonly abilities: readonly string[];
}

/** Undefined if the choice is not legal. */
export const foresee = (content: Content, view: View, choice: Choice): Foreseen | undefined => {
  const played = playedIn(content, view, choice);
  if (played === undefined) return undefined;
  const { game, tasks, events } = played;
  const { agenda } = view.table;
  return {
    table: { ...game.table, agenda },
    gains: tasks.toReversed().flatMap(task => gainsBy(content, task)),
    gunnedDown: events.flatMap(event => (event.kind === 'gunnedDown' ? [event.at] : [])),
    marker: markedTurf(content, events, tasks),
  };
};

/** Whether a card is played without any part of it that could be used now. */
export const isForNothing = (content: Content, view: View, choice: Choice): boolean => {
  if (choice.kind !== 'ally') return false;
  const played = playedIn(content, view, choice);
  return played?.tasks.every(task => !canBeUsed(content, played.game.table, task)) ?? false;
};

const canBeUsed = (content: Content, table: Table, task: Task): boolean =>
  task.kind !== 'abilities' || task.left.some(key => abilityHelps(content, table, task, key));

const playedIn = (
  content: Content,
  view: View,
  choice: Choice,
): { readonly game: Game; readonly tasks: readonly Task[]; readonly events: readonly Event[] } | undefined => {
  const look = lookOf(content, view);
  if (look === undefined || play.whyNot(look, choice) !== undefined) return undefined;
  const events: Event[] = [];
  const game = gameOf(content, imagine(content, view, randomFrom(0)), events);
  play.answer(game, look.seat, choice);
  return { game, tasks: game.table.agenda.slice(view.table.agenda.length), events };
};

/** Who may use which icons by a choice. */
export const gainsOf = (content: Content, view: View, choice: Choice): readonly Gain[] =>
  foresee(content, view, choice)?.gains ?? [];

/** The public table right after a choice; unchanged if the choice is not legal. */
export const tableAfter = (content: Content, view: View, choice: Choice): Frozen<Table> =>
  foresee(content, view, choice)?.table ?? view.table;

const gainsBy = (content: Content, task: Task): Gain[] => {
  if (task.kind === 'abilities') return [{ seat: task.seat, of: task.of, abilities: task.left }];
  if (task.kind !== 'whoFirst') return [];
  const { business } = task;
  const abilities = content.businesses.get(business)!.front!;
  return [task.seat, task.controller].map(seat => ({ seat, of: business, abilities })); // T2
};

const markedTurf = (content: Content, events: readonly Event[], tasks: readonly Task[]): number | undefined => {
  for (const event of events) {
    if (event.kind === 'markerPlaced') return content.turfIndex.get(event.turf);
    if (event.kind === 'markerMoved') return content.turfIndex.get(event.to);
  }
  return tasks.find(task => task.kind === 'moveMarker')?.turf; // W4: one from the board
};
