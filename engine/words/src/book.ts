import { IntlMessageFormat } from 'intl-messageformat';
import type { InEveryLanguage, Language } from './language.ts';
import { asList, type Chip, merged, type PartOf, textOf, words } from './parts.ts';

/** ICU messages by key. */
export type Catalogue<Key extends string> = Readonly<Record<Key, string>>;

/** What fills an argument of a message: a word to select by, a number, or things to show. */
export type Value<Thing extends Chip = never> = string | number | PartOf<Thing> | readonly PartOf<Thing>[];
export type Values<Thing extends Chip = never> = Readonly<Record<string, Value<Thing>>>;

/** The same messages in every language, ready to be filled. */
export interface Book<Key extends string, Thing extends Chip = never> {
  readonly catalogueOf: (language: Language) => Catalogue<Key>;
  readonly isMessageKey: (key: string) => key is Key;
  readonly formatParts: (language: Language, key: Key, values?: Values<Thing>) => PartOf<Thing>[];
  readonly formatText: (language: Language, key: Key, values?: Values<Thing>) => string;
}

export const bookOf = <Key extends string, Thing extends Chip = never>(
  catalogues: InEveryLanguage<Catalogue<Key>>,
): Book<Key, Thing> => {
  const compiled = new Map<string, IntlMessageFormat>();

  /** Parsed on first use. */
  const messageOf = (language: Language, key: Key): IntlMessageFormat => {
    const place = `${language}/${key}`;
    const known = compiled.get(place);
    if (known !== undefined) return known;
    const message = new IntlMessageFormat(catalogues[language][key], language, undefined, { ignoreTag: true });
    compiled.set(place, message);
    return message;
  };

  const formatParts = (language: Language, key: Key, values: Values<Thing> = {}): PartOf<Thing>[] => {
    const found = messageOf(language, key).formatToParts<PartOf<Thing> | readonly PartOf<Thing>[]>(apart(values));
    return merged(found.flatMap(({ value }) => (typeof value === 'string' ? [words(value)] : asList(value))));
  };

  return {
    catalogueOf: language => catalogues[language],
    isMessageKey: (key): key is Key => Object.hasOwn(catalogues.en, key),
    formatParts,
    formatText: (language, key, values) => textOf(formatParts(language, key, values)),
  };
};

/** A value that ends with a full stop stays a part of its own: no message selects by it. */
const apart = <Thing extends Chip>(values: Values<Thing>): Values<Thing> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.endsWith('.') ? words(value) : value,
    ]),
  );
