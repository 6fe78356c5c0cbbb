import type { Seat, Seats } from '@omerta/kernel';

/** What the game is in the middle of. */
export type Task = RoundsTask | SecondRollTask | BiddingTask;

export interface RoundsTask {
  kind: 'rounds';
}

export interface SecondRollTask {
  kind: 'secondRoll';
  asked: Seats;
  waiting: Seats; // have not decided yet
}

export interface BiddingTask {
  kind: 'bidding';
  seat: Seat; // whose turn it is
  isOver: boolean;
}
