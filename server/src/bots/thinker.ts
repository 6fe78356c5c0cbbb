import type { Style } from '@omerta/bots';
import type { Seed } from '@omerta/kernel';
import type { AnyRules } from '../games.ts';

/** Decides for bots. */
export interface Thinker {
  /** The choice as text. The signal cancels it. */
  think(question: Question, signal?: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** What the seat sees and has seen, never the state. The same question has the same answer. */
export interface Question {
  readonly table: string; // for fairness between tables
  readonly game: string;
  readonly rules: AnyRules;
  readonly level: string;
  readonly style: Style;
  readonly view: unknown;
  readonly recall?: unknown; // for bots that count cards
  readonly seed: Seed; // independent of the game's own seed
  readonly wantedIn?: number; // milliseconds until the answer is needed
}
