import type { LogRules } from './keptLog.ts';
import type { Random, Seed } from './random.ts';
import type { Seat, Seats, Viewer } from './seats.ts';

/** The data types of one game. All are plain data. */
export interface GameTypes {
  State: unknown; // everything, secrets included; never leaves the server or a simulation
  View: unknown; // what one viewer may know
  Choice: object; // a player's answer
  Event: { readonly kind: string }; // what happened, secrets included
  SeenEvent: { readonly kind: string }; // what one viewer saw of it
  Options: unknown;
}

export interface Rules<G extends GameTypes> {
  readonly id: string;

  /** Raised whenever an old record would replay differently. */
  readonly version: number;

  /**
   * The same game, with the same content, as another version of these rules plays it: games and records keep the version
   * they began with. Undefined if this release does not have it; missing if there is only this one.
   */
  atVersion?(version: number): Rules<G> | undefined;

  /** Identifies the content (cards, tiles) this instance is bound to; part of every record. A hash, '' without packs. */
  readonly pack: string;

  /** Plays on until a player must choose. */
  setup(options: G['Options'], seed: Seed, events?: G['Event'][]): G['State'];

  /** Problems in words, naming the fields; empty means usable. */
  checkOptions(options: unknown): readonly string[];

  clone(state: G['State']): G['State'];

  /** Seats that owe a choice; empty when the game is over. */
  waitingFor(state: G['State']): Seats;

  /**
   * Seats whose choice is accepted now: those the game waits for, and those that have answered a secret question and may
   * change the answer until the last one arrives. Such an answer is one choice, and a new one replaces it; no other
   * viewer notices. `choices`, `promptOf` and `whyNot` are about these seats.
   */
  mayChoose(state: G['State']): Seats;

  /** Every legal answer of this viewer right now. Sees the view only, so it cannot leak. */
  choices(view: G['View']): readonly G['Choice'][];

  /** The question to this viewer now, for the prompt bar and screen readers. */
  promptOf(view: G['View']): Prompt | undefined;

  /** The answer for a seat whose time is up. Legal for the clock, perhaps not for the player. */
  timeOut(view: G['View'], random: Random): G['Choice'];

  /** Changes `state` in place. The choice must be legal; use `submit` for untrusted ones. */
  play(state: G['State'], seat: Seat, choice: G['Choice'], events?: G['Event'][]): void;

  /** Shares its parts with the state: use it or send it before the next `play`. */
  viewFor(state: G['State'], viewer: Viewer): G['View'];

  seenBy(event: G['Event'], viewer: Viewer): G['SeenEvent'] | undefined;

  /**
   * Whether a hidden card or a result of chance became known: to this viewer, or to anyone when no viewer is named.
   * A draw reveals to the player who draws, not to the others. Undo asks about anyone, the secrecy tests about each viewer.
   */
  isRevealing(event: G['Event'], viewer?: Viewer): boolean;

  /** How many random numbers were drawn so far: if it did not change, chance had no part. */
  chanceUsed(state: G['State']): number;

  /** A random full state that this viewer cannot tell from the real one. */
  imagine(view: G['View'], random: Random): G['State'];

  /**
   * Why a choice is refused; undefined means it is legal. Sees the view only. Some answers ("too slow") only the clock
   * may give: they are never in `choices`, and a player is refused. `by` defaults to the player.
   */
  whyNot(view: G['View'], choice: G['Choice'], by?: Author): Reason | undefined;

  /** The parts of a game's log, and what it keeps of the former ones. Missing: the game is one part. */
  readonly log?: LogRules<G>;

  outcome(state: G['State']): Outcome | undefined;

  /** Choices as short text ("play:12@3"): records, tests, search keys, the wire. */
  writeChoice(choice: G['Choice']): string;
  readChoice(text: string): G['Choice'] | undefined;
}

/** The part of the rules that needs only a view: what a page may ask without ever holding a state. */
export type SeenRules<G extends GameTypes = GameTypes> = Pick<
  Rules<G>,
  'choices' | 'promptOf' | 'whyNot' | 'log' | 'readChoice' | 'writeChoice'
>;

/** Who gave an answer: the player, or the clock when the player's time was up. */
export type Author = 'player' | 'clock';

/** A question to a player as plain data; the words package turns its kind into words. */
export interface Prompt {
  readonly kind: string;
  readonly [argument: string]: PromptArgument;
}

export type PromptArgument = string | number | readonly string[];

/** A code the words package turns into words, and the id of the rule: `{ code: 'noMoneyInHand', rule: 'I6' }`. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined; // what its words name: `{ act: 4 }`
}

export interface Outcome {
  readonly scores: readonly number[]; // by seat
  readonly places: readonly number[]; // by seat; 1 is best, ties share a place; starts at 2 in a game without a winner
}
