import type { Seat, Seed, Viewer } from '@omerta/kernel';
import type { Frame, RefusalCode } from '@omerta/protocol';
import type { AnyRules } from '../src/index.ts';

/** A program that plays matches with this engine: the server, or the browser. */
export interface MatchHost {
  begin(table: ContractTable): Promise<HostedMatch>;
}

export interface ContractTable {
  readonly game: string;
  readonly options: { readonly players: number };
  readonly seed?: Seed | undefined; // a host that deals for itself ignores it
}

/** A match with a person on every seat. */
export interface HostedMatch {
  readonly rules: AnyRules;
  readonly players: number;
  readonly seed: Seed;
  /** The frame of a viewer who opens the table now. */
  look(viewer: Viewer): Promise<Frame>;
  /** Sent by the player on this seat, who has the table open. */
  answer(seat: Seat, decision: number, text: string): Promise<Replied>;
  undo(seat: Seat, decision: number): Promise<Replied>;
  log(viewer: Viewer): Promise<ViewerLog>;
  /** The memory a bot on this seat would get. */
  recallOf(seat: Seat): Promise<unknown>;
  /** The same match, restored from the store. */
  restarted(): Promise<HostedMatch>;
}

export type Replied =
  | { readonly ok: true; readonly frame: Frame } // the frame this seat got as a result
  | { readonly ok: false; readonly code: RefusalCode };

export interface ViewerLog {
  readonly version: number;
  readonly events: readonly object[];
}
