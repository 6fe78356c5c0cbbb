import type { Language } from './language.ts';
import type { Chip, Seat } from './parts.ts';
import type { Question, Refusal } from './sentences.ts';

/** Who sits where, by seat. */
export type People = readonly { readonly name: string }[];

/** What a sentence needs to know besides itself. */
export interface WordSetting<View = unknown> {
  readonly people: People;
  readonly view: View;
  /** The question a choice answers. */
  readonly prompt?: Question | undefined;
}

/** A game in words: all that the plain table and the plain terminal ask of it. Methods, so that any game fits. */
export interface GameWords<View = unknown, Event = unknown, Choice = unknown> {
  title(language: Language): string;
  /** One line of the log. */
  eventParts(language: Language, event: Event, setting: { readonly people: People }): readonly Chip[];
  promptParts(language: Language, prompt: Question, setting: WordSetting<View>): readonly Chip[];
  choiceParts(language: Language, choice: Choice, setting: WordSetting<View>): readonly Chip[];
  /** The heading of its group in a long list of choices; '' for none. */
  choiceGroup(language: Language, choice: Choice, setting: WordSetting<View>): string;
  reasonText(language: Language, reason: Refusal): string;
  /** What a view shows, as labelled lists. */
  shown(language: Language, setting: WordSetting<View>): Shown;
  /** An option of the table, and one of its values. */
  optionName(language: Language, option: string): string;
  optionValue(language: Language, option: string, value: string | number | boolean): string;
}

export interface Labelled {
  readonly label: string;
  readonly text: string;
}

export interface Shown {
  /** What all viewers see. */
  readonly table: readonly Labelled[];
  readonly seats: readonly ShownSeat[]; // by seat
  /** What this viewer alone sees; empty for a spectator. */
  readonly own: readonly Labelled[];
}

export interface ShownSeat {
  readonly seat: Seat;
  readonly facts: readonly Labelled[];
  readonly isOut: boolean;
}
