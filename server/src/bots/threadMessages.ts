// What the server and a bot's thread say to each other.
import type { Question } from './thinker.ts';

export interface ThinkRequest extends Pick<Question, 'game' | 'level' | 'style' | 'view' | 'recall' | 'seed'> {
  readonly pack: string; // the hash
  readonly ownPack: unknown; // where it is not the standard one, and the thread does not have it in mind
  readonly milliseconds: number; // the best so far will do by then
}

/** A thread has the packs used last in mind, as many at most. The server knows which: both count alike. */
export const MOST_PACKS = 16;

export type ThinkReply = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };
