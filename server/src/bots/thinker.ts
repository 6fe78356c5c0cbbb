import type { Style } from '@omerta/bots';
import type { Seed } from '@omerta/kernel';
import type { AnyRules } from '../games.ts';

/** Decides for bots: in threads of its own, or here where there are none. */
export interface Thinker {
  /** The text of a choice. Whoever no longer needs it gives the signal. */
  think(question: Question, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** A bot gets what its seat sees and has seen, never the state. The same question has the same answer. */
export interface Question {
  readonly table: string; // tables take turns
  readonly game: string;
  readonly rules: AnyRules;
  readonly level: string;
  readonly style: Style;
  readonly view: unknown;
  readonly recall?: unknown; // for those who count along
  readonly seed: Seed; // has nothing to do with the game's own chance
  readonly wantedIn?: number; // milliseconds until somebody looks at the answer
}
