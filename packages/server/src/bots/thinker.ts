import type { Seed } from '@omerta/kernel';
import type { AnyRules } from '../games.ts';

/** Decides for bots: in threads of its own, or here where there are none. */
export interface Thinker {
  /** The text of a choice. Whoever no longer needs it gives the signal. */
  think(question: Question, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A bot gets what its seat sees, never the state. The same question has the same answer. */
export interface Question {
  readonly game: string;
  readonly rules: AnyRules;
  readonly level: string;
  readonly view: unknown;
  readonly seed: Seed; // has nothing to do with the game's own chance
}
