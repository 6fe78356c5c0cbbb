import { rowOf, type Seat, type Viewer } from '@omerta/kernel';
import type { Face } from './dice.ts';
import type { MadeBid } from './state.ts';

/** What happened at the table, secrets included. */
export type Event =
  | { kind: 'roundBegan'; round: number; starter: Seat; dice: number }
  | { kind: 'diceRolled'; seat: Seat; dice: Face[] }
  | { kind: 'secondRollDecided'; seat: Seat }
  | { kind: 'secondRollsShown'; seats: Seat[] }
  | { kind: 'bidMade'; bid: MadeBid }
  | { kind: 'liarCalled'; seat: Seat; bid: MadeBid }
  | { kind: 'spotOnCalled'; seat: Seat; bid: MadeBid }
  | { kind: 'wasTooSlow'; seat: Seat }
  | { kind: 'cupsLifted'; bid: MadeBid; cups: Face[][]; found: number }
  | { kind: 'dieLost'; seat: Seat; left: number }
  | { kind: 'playerOut'; seat: Seat }
  | { kind: 'gameWon'; seat: Seat };

export type EventKind = Event['kind'];
export type EventOf<K extends EventKind> = Extract<Event, { kind: K }>;

/** What one viewer saw of an event. A field the viewer may not know is undefined. */
export type SeenEvent =
  | Exclude<Event, { kind: 'diceRolled' }>
  | { kind: 'diceRolled'; seat: Seat; dice: Face[] | undefined };

type Audience<E> = (event: E, viewer: Viewer) => SeenEvent | undefined;

const all = <E extends SeenEvent>(event: E): SeenEvent => event;

/** Who sees what. An event without a row does not compile. */
const audience: { readonly [K in EventKind]: Audience<EventOf<K>> } = {
  roundBegan: all,
  diceRolled: (event, viewer) => (viewer === event.seat ? event : { ...event, dice: undefined }),
  secondRollDecided: all,
  secondRollsShown: all,
  bidMade: all,
  liarCalled: all,
  spotOnCalled: all,
  wasTooSlow: all,
  cupsLifted: all,
  dieLost: all,
  playerOut: all,
  gameWon: all,
};

export const seenBy = (event: Event, viewer: Viewer): SeenEvent | undefined =>
  rowOf(audience, event.kind)(event, viewer);

/** Whether hidden dice, a secret decision or a result of chance became known to this viewer, or to anyone. */
export const isRevealing = (event: Event, viewer?: Viewer): boolean => {
  if (event.kind === 'diceRolled') return viewer === undefined || viewer === event.seat;
  return event.kind === 'secondRollsShown' || event.kind === 'cupsLifted';
};
