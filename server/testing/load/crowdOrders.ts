import type { FloodReport } from './flood.ts';
import type { Played } from './measures.ts';
import type { Pace } from './moves.ts';
import type { NonReaderReport } from './nonReaders.ts';
import type { Spread, StormReport } from './storm.ts';

/** What a crowd is asked for, one thing after another, and what it says when that is done. */
export interface Orders {
  /** Once at every table of the file, without a socket. */
  look: { readonly asked: { address: string; file: string }; readonly done: undefined };
  /** With a socket for each seat of these tables, which are those of the file from `from` on. */
  watch: { readonly asked: { address: string; file: string; from: number; tables: number }; readonly done: undefined };
  move: { readonly asked: Pace; readonly done: Played };
  storm: { readonly asked: { spread: Spread }; readonly done: StormReport };
  flood: { readonly asked: { perSecond: number; seconds: number }; readonly done: FloodReport };
  /** So many pages, all over the house, keep what they are told from now on. */
  remember: { readonly asked: { pages: number }; readonly done: undefined };
  /** Which pages have not been shown all there is, or were not told what the log tells. */
  compare: { readonly asked: Readonly<Record<never, never>>; readonly done: { readonly behind: readonly string[] } };
  /** So many spectators who never read begin to ask at the first tables, so often each second. */
  startNonReaders: {
    readonly asked: { address: string; readers: number; tables: number; perSecond: number };
    readonly done: undefined;
  };
  /** Until all of them are cut off, or the time is up. */
  endNonReaders: { readonly asked: { seconds: number }; readonly done: NonReaderReport };
  /** Writes down what was sent and answered. */
  ledger: { readonly asked: { file: string }; readonly done: undefined };
}

export type OrderKind = keyof Orders;
export type Asked<K extends OrderKind> = Orders[K]['asked'];
export type Done<K extends OrderKind> = Orders[K]['done'];

export type Order = { readonly [K in OrderKind]: { readonly kind: K; readonly asked: Asked<K> } }[OrderKind];
export type Answer = { readonly ok: true; readonly done: unknown } | { readonly ok: false; readonly problem: string };
