import type { Hint } from '@omerta/bots';

/** Gives hints. It is sent what one seat sees and has seen, and nothing else. */
export interface HintHost {
  /** Undefined where there is nothing to choose. */
  hint(asked: AskedHint): Promise<Hint | undefined>;
}

export interface AskedHint {
  /** Tells questions apart: the same question gets the same hint. */
  readonly question: string;
  readonly game: string;
  readonly pack: { readonly hash: string; readonly content?: object | undefined };
  readonly players: number;
  readonly view: object;
  /** Everything the seat has seen happen; undefined where the log is closed. */
  readonly log: readonly object[] | undefined;
}

/** A running adviser, usually in a worker. */
export interface Adviser {
  readonly host: HintHost;
  end(): void;
}

/** `onFault` is called when the adviser cannot be started or breaks down. */
export type CallAdviser = (onFault: () => void) => Adviser;
