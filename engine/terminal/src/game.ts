import type { GameTypes, Reason, Rules } from '@omerta/kernel';
import type { SeatFacts } from '@omerta/lab';
import type { Language } from '@omerta/words';
import type { Paint } from './paint.ts';
import type { Size } from './size.ts';

/** How a game is played in a terminal. `plainTerminal` serves games without this facet. */
export interface Terminal<G extends GameTypes = GameTypes> {
  /** Rules of the table that may be chosen. */
  readonly switches: readonly Switch<G>[];
  /** With rules that may be bound to a table's own content. */
  bind(rules: Rules<G>): BoundTerminal<G>;
  /** The form of its packs as a JSON Schema; missing if it has none. */
  packSchema?(): unknown;
  /** Missing if the game has none. */
  runScenario?(json: unknown): ScenarioResult;
}

/** `--talents` turns an option on; `--too-slow noTarget` sets it to a value. */
export type Switch<G extends GameTypes = GameTypes> = { readonly name: string; readonly about: string } & (
  | { readonly sets: Partial<G['Options']> }
  | { readonly values: Readonly<Record<string, Partial<G['Options']>>> }
);

export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly problems: readonly string[]; // empty: it passed
}

export interface BoundTerminal<G extends GameTypes = GameTypes> {
  /** Default names of the players. */
  namesFor(view: G['View']): string[];
  /** The content of the pack and the origin of its entries; missing if the game has no packs. */
  overview?(): string[];
  /** Counts all cards and pieces. Returns problems. */
  checkConservation(state: G['State']): readonly string[];
  /** Watches every invariant, from a set-up on. */
  watch(state: G['State']): Watch<G>;
  /** Facts about each seat of a finished game that may correlate with winning. */
  facts(state: G['State'], events: readonly G['Event'][]): readonly SeatFacts[];
  /** The parts of an analysis that only this game has. */
  analysisParts?(analysis: object): readonly AnalysisPart[];
  /** Missing if the game has none. */
  readonly positions?: Positions<G>;
  /** The view is used only for who sits where. */
  speak(view: G['View'], speaking: Speaking): Voice<G>;
}

export interface AnalysisPart {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Watch<G extends GameTypes = GameTypes> {
  /** Call it after every choice, with its events. */
  after(state: G['State'], events: readonly G['Event'][]): readonly string[];
}

export interface Positions<G extends GameTypes = GameTypes> {
  read(json: unknown): ReadState<G>;
  write(state: G['State']): object;
}

export type ReadState<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['State'] }
  | { readonly ok: false; readonly problems: readonly string[] };

export interface Speaking {
  readonly language: Language;
  readonly names?: readonly string[]; // of the players, by seat
  readonly paint: Paint;
}

/** How much of the table is drawn: all of it, what a decision usually needs, or what fits a small terminal. */
export type Detail = 'whole' | 'usual' | 'short';

/** One game in one language, as printable text. */
export interface Voice<G extends GameTypes = GameTypes> {
  readonly title: string;
  /** Who the player is in the game. */
  welcome(view: G['View']): string;
  /** What the log tells: a sentence for what belongs together, such as a turn. */
  story(log: readonly G['SeenEvent'][]): readonly TerminalBeat<G>[];
  /** Undefined for events the log leaves out. */
  event(event: G['SeenEvent']): string | undefined;
  /** Told step by step, a line begins with this event; the others go on in the same line. */
  beginsLine(event: G['SeenEvent']): boolean;
  /** Whether a new part of the game begins, an act or a round. */
  beginsAct(event: G['SeenEvent']): boolean;
  prompt(view: G['View']): string;
  choice(view: G['View'], choice: G['Choice']): string;
  reason(reason: Reason): string;
  /** Choices with the same key are grouped when there are many. Longer keys nest deeper. */
  groupOf(view: G['View'], choice: G['Choice']): readonly string[];
  /** For a prompt that is answered by typing something other than a number from a list. */
  typing(view: G['View']): Typing<G> | undefined;
  /** The choices a typed name may mean. */
  meant(view: G['View'], words: string): readonly G['Choice'][];
  board(view: G['View'], size: Size, detail: Detail): string[];
  hand(view: G['View'], size: Size, detail: 'usual' | 'short'): string[];
  /** The cards the viewer sees, with what they do. */
  cards(view: G['View'], size: Size): string[];
  finalCount(view: G['View'], size: Size): string[];
}

export interface TerminalBeat<G extends GameTypes = GameTypes> {
  readonly events: readonly G['SeenEvent'][];
  /** Undefined for what the log leaves out. */
  readonly text: string | undefined;
}

export interface Typing<G extends GameTypes = GameTypes> {
  readonly hint: string;
  /** The choice, or why the text is none. */
  read(text: string): { readonly choice: G['Choice'] } | { readonly problem: string };
}
