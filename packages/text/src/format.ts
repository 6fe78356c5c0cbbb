import { messageOf } from './catalogue.ts';
import type { MessageKey } from './keys.ts';
import type { Language } from './language.ts';
import { asList, merged, type Part, textOf, words } from './parts.ts';

/** What fills an argument of a message: a word to select by, a number, or things to show. */
export type Value = string | number | Part | readonly Part[];
export type Values = Readonly<Record<string, Value>>;

export const formatParts = (language: Language, key: MessageKey, values: Values = {}): Part[] => {
  const found = messageOf(language, key).formatToParts<Part | readonly Part[]>(values);
  return merged(found.flatMap(({ value }) => (typeof value === 'string' ? [words(value)] : asList(value))));
};

export const formatText = (language: Language, key: MessageKey, values: Values = {}): string =>
  textOf(formatParts(language, key, values));
