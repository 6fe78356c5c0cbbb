// What the server and a bot's thread say to each other.
import type { Question } from './thinker.ts';

export interface Asked extends Pick<Question, 'game' | 'level' | 'style' | 'view' | 'recall' | 'seed'> {
  readonly pack: string; // the hash
  readonly ownPack: unknown; // with the first question about it, where it is not the standard one
  readonly milliseconds: number; // the best so far will do by then
}

export type Answered = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };
