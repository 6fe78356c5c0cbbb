import type { Book, Catalogue, Values } from './book.ts';
import type { Language } from './language.ts';
import { type Chip, type PartOf, type Seat, textOf } from './parts.ts';

/** A prompt of the rules: a kind and its arguments. */
export interface Question {
  readonly kind: string;
  readonly [argument: string]: string | number | readonly string[];
}

/** Why a choice is refused, and the id of the rule. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** The types of a game's sentences. A setting is what a sentence needs besides its own arguments. */
export interface Speaking {
  Key: string; // of its messages
  Thing: Chip;
  Event: { readonly kind: string };
  Choice: { readonly kind: string };
  Setting: object;
  PromptSetting: object;
  ChoiceSetting: object;
}

/** The words of the interface, by what follows `ui.` in the catalogue. */
export type UiKeyOf<Key extends string> = Key extends `ui.${infer Name}` ? Name : never;

/** The sentences of a game. Parts are pieces a client may draw as chips. */
export interface Sentences<S extends Speaking> {
  readonly title: (language: Language) => string;
  readonly catalogueOf: (language: Language) => Catalogue<S['Key']>;
  /** One line of the log. */
  readonly eventParts: (language: Language, event: S['Event'], setting: S['Setting']) => PartOf<S['Thing']>[];
  readonly eventText: (language: Language, event: S['Event'], setting: S['Setting']) => string;
  /** The prompt. */
  readonly promptParts: (language: Language, prompt: Question, setting: S['PromptSetting']) => PartOf<S['Thing']>[];
  readonly promptText: (language: Language, prompt: Question, setting: S['PromptSetting']) => string;
  /** The label of a choice. */
  readonly choiceParts: (language: Language, choice: S['Choice'], setting: S['ChoiceSetting']) => PartOf<S['Thing']>[];
  readonly choiceText: (language: Language, choice: S['Choice'], setting: S['ChoiceSetting']) => string;
  /** Why a choice is refused, with the id of the rule: "No Money card in hand (I6)". */
  readonly reasonText: (language: Language, reason: Refusal) => string;
  /** Headings and other words of the interface: `uiText('pl', 'hand')`, `uiText('pl', 'cards', { count: 5 })`. */
  readonly uiText: (language: Language, key: UiKeyOf<S['Key']>, values?: Values<S['Thing']>) => string;
}

/** The arguments of a game's messages: all a game adds to its catalogue. */
export interface Arguments<S extends Speaking> {
  readonly eventValues: (language: Language, event: S['Event'], setting: S['Setting']) => Values<S['Thing']>;
  readonly promptValues: (language: Language, prompt: Question, setting: S['PromptSetting']) => Values<S['Thing']>;
  readonly choiceValues: (language: Language, choice: S['Choice'], setting: S['ChoiceSetting']) => Values<S['Thing']>;
  /** Missing if no refusal of the game has arguments. */
  readonly reasonValues?: (reason: Refusal) => Values<S['Thing']>;
}

export const sentencesOf = <S extends Speaking>(
  book: Book<S['Key'], S['Thing']>,
  { eventValues, promptValues, choiceValues, reasonValues }: Arguments<S>,
): Sentences<S> => {
  const { catalogueOf, formatParts, formatText, isMessageKey } = book;

  const keyOf = (section: keyof typeof SECTIONS, kind: string): S['Key'] => {
    const key = `${section}.${kind}`;
    if (!isMessageKey(key)) throw new Error(`No words for the ${SECTIONS[section]} ${kind}`);
    return key;
  };

  const sentences: Omit<Sentences<S>, 'eventText' | 'promptText' | 'choiceText'> = {
    title: language => formatText(language, 'title'),
    catalogueOf,
    eventParts: (language, event, setting) =>
      formatParts(language, keyOf('event', event.kind), eventValues(language, event, setting)),
    promptParts: (language, prompt, setting) => {
      const key = keyOf('prompt', prompt.kind); // before its arguments are looked for
      return formatParts(language, key, promptValues(language, prompt, setting));
    },
    choiceParts: (language, choice, setting) =>
      formatParts(language, keyOf('choice', choice.kind), choiceValues(language, choice, setting)),
    reasonText: (language, reason) =>
      `${formatText(language, keyOf('reason', reason.code), reasonValues?.(reason))} (${reason.rule})`,
    uiText: (language, key, values) => formatText(language, keyOf('ui', key), values),
  };
  const { eventParts, promptParts, choiceParts } = sentences;

  return {
    ...sentences,
    eventText: (language, event, setting) => textOf(eventParts(language, event, setting)),
    promptText: (language, prompt, setting) => textOf(promptParts(language, prompt, setting)),
    choiceText: (language, choice, setting) => textOf(choiceParts(language, choice, setting)),
  };
};

/** The sections of a catalogue with a message for each kind, as errors call them. */
const SECTIONS = {
  event: 'event',
  prompt: 'question',
  choice: 'choice',
  reason: 'refusal',
  ui: 'word',
} as const;

/** Prompts name seats by their letters; A is the first. */
export const seatLettered = (letter: string): Seat => letter.charCodeAt(0) - 'A'.charCodeAt(0);
