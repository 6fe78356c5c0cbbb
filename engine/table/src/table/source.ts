import type { Reason } from '@omerta/kernel';
import type { ChatLine, Emote, Frame, RefusalCode, TableInfo } from '@omerta/protocol';

/** What a table is fed by: the server, a game in this browser, or a record. All of them speak in frames. */
export interface TableSource {
  readonly kind: 'online' | 'practice' | 'replay';
  /** Starts telling; the newest of everything comes first. Ends with what is returned. */
  listen(listener: TableListener): () => void;
  /** `next`: what is meant for the question after, where others hold this device by then. */
  answer(decision: number, text: string, next?: string): Promise<Answered>;
  undo(decision: number): Promise<Answered>;
  /** What is highlighted but not confirmed; it may count when time is up. */
  draft(decision: number, text: string | undefined): void;
  /** What this viewer may read again of what it saw; everything when the game is over. Undefined if it is refused. */
  log(): Promise<SeenLog | undefined>;
  readonly chat?: Chat | undefined;
  /** The table's own pack; undefined where it plays with the standard one, or the server keeps it. */
  readonly pack?: (() => Promise<object | undefined>) | undefined;
  /** Whether a game of this device outlives the page. */
  readonly isStored?: (() => Promise<boolean>) | undefined;
  /** One device for several people: shows the table as this seat sees it, or as a spectator does. */
  readonly handTo?: ((viewer: number | 'spectator') => void) | undefined;
  /** Does not wait for the next try to get the line back. */
  readonly retryNow?: (() => void) | undefined;
  /** Takes the seat back that was opened elsewhere. */
  readonly comeBack?: (() => void) | undefined;
  /** The screen shows this version of this viewer; who plays in this browser may go on. */
  readonly caughtUp?: ((viewer: number | 'spectator', version: number) => void) | undefined;
}

export interface SeenLog {
  readonly version: number; // of the viewer's frames
  readonly events: readonly object[];
}

export interface Chat {
  say(text: string): Promise<Answered>;
  emote(emote: Emote): Promise<Answered>;
}

export interface TableListener {
  frame(frame: Frame): void;
  info(info: TableInfo): void;
  line(line: ChatLine): void;
  connection(connection: Connection): void;
  /** The same seat was opened elsewhere, or is ours again. */
  aside(isAside: boolean): void;
  /** This viewer may not look on any longer, there is no such table, or it could not be opened. */
  closed(code: ClosedCode): void;
}

/** `notOpened`: a fault of this device; the game may well be there. */
export type ClosedCode = RefusalCode | 'notOpened';

export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** `retryAt`: milliseconds of the clock on the wall; past while a try is under way. */
  | { readonly kind: 'lost'; readonly attempt: number; readonly retryAt: number };

export type Answered =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: RefusalCode; readonly reason?: Reason | undefined };
