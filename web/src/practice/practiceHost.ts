import type { Viewer } from '@omerta/kernel';
import type { Pace } from '@omerta/protocol';
import type { Answered, SeenLog, TableListener } from '@omerta/table/table/source.ts';
import type { Start } from './savedGame.ts';

/** Who holds a game of this device: a worker, for pages. */
export interface PracticeHost {
  /** The id under which the game is kept; undefined where there is none such. */
  open(wanted: WantedGame, listener: TableListener): Promise<OpenedGame | undefined>;
  answer(decision: number, text: string, next?: string): Promise<Answered>;
  undo(decision: number): Promise<Answered>;
  log(): Promise<SeenLog>;
  handTo(viewer: Viewer): Promise<void>;
  caughtUp(viewer: Viewer, version: number): Promise<void>;
  close(): Promise<void>;
}

export type WantedGame = { readonly kind: 'saved'; readonly id: string } | NewGame;

export interface NewGame {
  readonly kind: 'new';
  readonly game: string;
  readonly start: Start | FreshDeal;
  readonly seats: readonly WantedSeat[];
  readonly pace: Pace;
  readonly memoryAid?: boolean | undefined;
  readonly hints?: boolean | undefined; // missing: on
  readonly pack?: object | undefined; // where it is not the standard one
  /** Nothing of it is kept. */
  readonly isLesson?: boolean | undefined;
  /** What bots choose first, each in its order. */
  readonly script?: readonly (readonly [seat: number, text: string])[] | undefined;
}

/** The host draws the seed. */
export interface FreshDeal {
  readonly kind: 'fresh';
  readonly options: object;
}

/** Bots without a name are given one. */
export interface WantedSeat {
  readonly name?: string | undefined;
  readonly level?: string | undefined; // of a bot; missing: a person
}

export interface OpenedGame {
  readonly id: string;
  readonly isStored: boolean; // whether it outlives the page
  readonly pack?: object | undefined;
}
