import type { Outcome, PlayedRow, Seat, Seed, Stretch } from '@omerta/kernel';
import type { Pace } from '@omerta/protocol';

/** A game of this device, as it is kept. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly start: Start;
  readonly seats: readonly LocalSeat[];
  readonly pace: Pace;
  readonly memoryAid?: boolean | undefined;
  readonly hints?: boolean | undefined; // missing: on
  readonly pack?: object | undefined; // where it is not the standard one
  readonly packHash: string; // as the rules know it
  readonly startedAt: number; // milliseconds since 1970
  readonly playedAt: number;
  readonly played: readonly Stretch[]; // by row, from 1
  readonly outcome?: Outcome | undefined;
}

/** Dealt with its seed, or begun in the middle of another game; the seed then deals for the bots only. */
export type Start =
  | { readonly kind: 'deal'; readonly options: object; readonly seed: Seed }
  | { readonly kind: 'state'; readonly options: object; readonly seed: Seed; readonly state: unknown };

export interface LocalSeat {
  readonly name: string;
  readonly level?: string | undefined; // of a bot; missing: a person
}

/** What a row changes besides adding itself. */
export interface After {
  readonly state: unknown;
  readonly playedAt: number;
  readonly played: readonly Stretch[];
  readonly outcome?: Outcome | undefined;
}

export interface StoredGame {
  readonly saved: SavedGame;
  readonly rows: readonly PlayedRow[];
  readonly state: unknown; // after the last row; undefined before the first
}

/** Where games are kept. What resolves is kept. */
export interface GameStore {
  add(game: SavedGame): Promise<void>;
  open(id: string): Promise<StoredGame | undefined>;
  /** Newest first. */
  list(): Promise<readonly SavedGame[]>;
  /** `taken`: another page has written this row. */
  append(id: string, number: number, row: PlayedRow, after: After): Promise<'stored' | 'taken'>;
  remove(id: string): Promise<void>;
}

export interface OpenedStore extends GameStore {
  readonly isStored: boolean; // whether it outlives the page
}

export const humanSeats = ({ seats }: Pick<SavedGame, 'seats'>): Seat[] =>
  seats.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
