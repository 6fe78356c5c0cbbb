import type { FloodReport } from './flood.ts';
import type { Played } from './measures.ts';
import type { Pace } from './moves.ts';
import type { NonReaderReport } from './nonReaders.ts';
import type { Spread, StormReport } from './storm.ts';

/** The orders for a crowd, one after another, and the result of each. */
export interface Orders {
  /** Asks once for every table of the file, without a socket. */
  look: { readonly asked: { address: string; file: string }; readonly done: undefined };
  /** Opens a socket for each seat of these tables of the file, from `from` on. */
  watch: { readonly asked: { address: string; file: string; from: number; tables: number }; readonly done: undefined };
  move: { readonly asked: Pace; readonly done: Played };
  storm: { readonly asked: { spread: Spread }; readonly done: StormReport };
  flood: { readonly asked: { perSecond: number; seconds: number }; readonly done: FloodReport };
  /** So many pages, spread over all tables, record the events they are sent from now on. */
  remember: { readonly asked: { pages: number }; readonly done: undefined };
  /** Which pages have missed a version, or events that the log has. */
  compare: { readonly asked: Readonly<Record<never, never>>; readonly done: { readonly behind: readonly string[] } };
  /** Spectators who never read start to send requests at the first tables. */
  startNonReaders: {
    readonly asked: { address: string; readers: number; tables: number; perSecond: number };
    readonly done: undefined;
  };
  /** Waits until all of them are cut off, or the time is up. */
  endNonReaders: { readonly asked: { seconds: number }; readonly done: NonReaderReport };
  /** Writes commands and replies to a file. */
  ledger: { readonly asked: { file: string }; readonly done: undefined };
}

export type OrderKind = keyof Orders;
export type Asked<K extends OrderKind> = Orders[K]['asked'];
export type Done<K extends OrderKind> = Orders[K]['done'];

export type Order = { readonly [K in OrderKind]: { readonly kind: K; readonly asked: Asked<K> } }[OrderKind];
export type Answer = { readonly ok: true; readonly done: unknown } | { readonly ok: false; readonly problem: string };
