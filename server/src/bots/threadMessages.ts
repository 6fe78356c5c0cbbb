// Messages between the server and a bot thread.
import type { Question } from './thinker.ts';

export interface ThinkRequest extends Pick<Question, 'game' | 'level' | 'style' | 'view' | 'recall' | 'seed'> {
  readonly pack: string; // the hash
  readonly ownPack: unknown; // undefined for the standard pack, and for one that the thread has cached
  readonly milliseconds: number; // the time limit
}

/** Size of a thread's cache of packs. The server tracks which packs it holds: both evict in the same order. */
export const MOST_PACKS = 16;

export type ThinkReply = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };
