import type { Position, Random } from '@omerta/kernel';
import type { Piles } from '../cards.ts';
import type { Member } from '../figures.ts';
import type { FinalCount, Phase } from '../state.ts';
import type { TaskKind } from '../tasks/task.ts';

/** One moment of a game, complete and readable: seats are letters, places and cards have their names. */
export type CorleonePosition = Position<PositionBody>;

export interface PositionBody {
  readonly act: number;
  readonly phase: Phase;
  readonly horseHead: string;
  readonly seats: Readonly<Record<string, WrittenSeat>>; // A, B and so on
  readonly board: Readonly<Record<string, string>>; // business or family space → figure
  readonly policeChief?: string; // his turf, if he is on the board
  readonly hudson: readonly string[];
  readonly control: Readonly<Record<string, readonly string[]>>; // turf → markers, bottom first
  readonly tiles: Readonly<Record<string, string>>; // turf → tile
  readonly blueTiles: readonly string[]; // top first
  readonly redTiles: readonly string[];
  readonly piles: Readonly<Piles>;
  readonly publicJobs: readonly string[];
  readonly jobDeck: readonly string[]; // top first
  readonly jobDiscard: readonly string[]; // oldest first
  readonly allies: readonly string[]; // face up
  readonly alliesGone: readonly string[]; // seen leaving the game
  readonly alliesRemoved: readonly string[]; // unseen
  readonly agenda: readonly WrittenTask[]; // the last is worked on first
  readonly random: Readonly<Random>;
  readonly result?: readonly FinalCount[];
}

export interface WrittenSeat {
  readonly family: string;
  readonly hand: readonly string[];
  readonly suitcase: readonly string[];
  readonly thugs: number;
  readonly members: readonly Member[];
  readonly markers: number;
  readonly played: readonly string[];
  readonly completed: readonly string[];
  readonly offer?: readonly string[];
  readonly bid?: readonly string[];
  readonly pick?: string;
  readonly offered?: string;
  readonly discards?: readonly string[];
}

export interface WrittenTask {
  readonly kind: TaskKind;
  readonly [field: string]: unknown;
}

/** Something wrong with a position, and where: `state.seats.A.hand[2]`. */
export interface PositionProblem {
  readonly field: string;
  readonly message: string;
}
