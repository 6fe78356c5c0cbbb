// What the server and a bot's thread say to each other.
import type { Seed } from '@omerta/kernel';

export interface Asked {
  readonly game: string;
  readonly pack: string; // the hash
  readonly ownPack: unknown; // with the first question about it, where it is not the standard one
  readonly level: string;
  readonly view: unknown;
  readonly seed: Seed;
  readonly milliseconds: number; // the best so far will do by then
}

export type Answered = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };
