import { cloneRandom, type Frozen, type Random, type Seat, type Viewer } from '@omerta/kernel';
import type { Task } from './tasks/index.ts';

export type Card = 'crate' | 'dice' | 'knife' | 'lamp' | 'rope';
export type Ability = 'draw' | 'coins' | 'peek';

export const CARDS: readonly Card[] = ['crate', 'dice', 'knife', 'lamp', 'rope'];
export const COPIES = 12;
export const HAND_LIMIT = 5;
export const PIERS = 3;
export const NO_SEAT = -1;
export const TOO_SLOW = -1; // instead of a bid

export const abilitiesOf: { readonly [C in Card]: readonly Ability[] } = {
  crate: ['coins', 'draw'],
  dice: ['peek', 'draw'],
  knife: ['coins', 'peek'],
  lamp: ['peek', 'draw', 'coins'],
  rope: ['draw', 'draw'],
};

export interface Options {
  readonly seats: number;
  readonly rounds: number;
}

/** What all see. */
export interface Table {
  round: number;
  readonly rounds: number;
  coins: number[];
  handSizes: number[]; // gifts count as in hand until they are shown
  deckSize: number;
  discards: Card[];
  piers: (Seat | typeof NO_SEAT)[]; // the controller of each
  agenda: Task[];
}

/** What one seat sees. */
export interface Own {
  hand: Card[];
  gifts: Card[];
  bid: number | undefined;
  peeked: Card | undefined; // the top of the deck, until the next card is drawn
}

export interface State {
  table: Table;
  own: Own[];
  secret: { deck: Card[]; random: Random };
}

export interface View {
  readonly viewer: Viewer;
  readonly table: Frozen<Table>;
  readonly own: Frozen<Own> | undefined;
}

export function viewFor(state: State, viewer: Viewer): View {
  return { viewer, table: state.table, own: viewer === 'spectator' ? undefined : state.own[viewer] };
}

export function clone(state: State): State {
  return {
    table: cloneTable(state.table),
    own: state.own.map(cloneOwn),
    secret: { deck: state.secret.deck.slice(), random: cloneRandom(state.secret.random) },
  };
}

export function cloneTable(table: Frozen<Table>): Table {
  return {
    round: table.round,
    rounds: table.rounds,
    coins: table.coins.slice(),
    handSizes: table.handSizes.slice(),
    deckSize: table.deckSize,
    discards: table.discards.slice(),
    piers: table.piers.slice(),
    agenda: table.agenda.map(cloneTask),
  };
}

export function cloneOwn(own: Frozen<Own>): Own {
  return { hand: own.hand.slice(), gifts: own.gifts.slice(), bid: own.bid, peeked: own.peeked };
}

function cloneTask(task: Frozen<Task>): Task {
  return task.kind === 'useAbilities'
    ? { kind: 'useAbilities', seat: task.seat, left: task.left.slice() }
    : Object.assign({}, task);
}
