import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { bookOf } from '../src/book.ts';
import { type InEveryLanguage, LANGUAGES, type Language } from '../src/language.ts';
import { argumentsOf, type Element, losesNumber, pluralsOf, selectsOf } from './messageShape.ts';

type Messages = Readonly<Record<string, string>>;

export interface Checked {
  readonly catalogues: InEveryLanguage<Messages>;
  /** Messages that read the same in English. */
  readonly sameAsEnglish: Readonly<Record<Translation, readonly string[]>>;
  /** Plurals that are never zero: "event.wounded count". */
  readonly neverZero: readonly string[];
  /** Messages that another catalogue has already. */
  readonly taken?: readonly string[];
}

type Translation = Exclude<Language, 'en'>;

const FORMS: InEveryLanguage<readonly string[]> = {
  en: ['one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
  de: ['one', 'other'],
  'pt-BR': ['one', 'other'],
};

/** Quotes that belong to another language. */
const FOREIGN_QUOTES: InEveryLanguage<RegExp> = { en: /[„«»]/, pl: /“/, de: /”/, 'pt-BR': /[„«»]/ };

const translations = LANGUAGES.filter((language): language is Translation => language !== 'en');
const parsed = (message: string): readonly Element[] => parse(message, { ignoreTag: true });

/** The tests that every catalogue of every game passes. */
export const checkCatalogues = ({ catalogues, sameAsEnglish, neverZero, taken = [] }: Checked): void => {
  const keys = Object.keys(catalogues.en);
  const keysWhere = (language: Language, is: (message: string) => boolean): string[] =>
    keys.filter(key => is(catalogues[language][key]!));

  describe.each(translations)('in %s', language => {
    test('has every message of the English catalogue, in the same order, and no other', () => {
      expect(Object.keys(catalogues[language])).toEqual(keys);
    });

    test('has the same arguments', () => {
      const wanted = (of: Language) =>
        Object.fromEntries(keys.map(key => [key, [...argumentsOf(parsed(catalogues[of][key]!))].sort()]));
      expect(wanted(language)).toEqual(wanted('en'));
    });

    test('selects among the same values', () => {
      const arms = (of: Language) =>
        Object.fromEntries(
          keys.map(key => [
            key,
            selectsOf(parsed(catalogues[of][key]!)).sort((one, other) => one.argument.localeCompare(other.argument)),
          ]),
        );
      expect(arms(language)).toEqual(arms('en'));
    });

    test('differs from the English text, except where the list allows it', () => {
      const same = keys.filter(key => catalogues[language][key] === catalogues.en[key]);
      expect(same.sort()).toEqual(sameAsEnglish[language]);
    });
  });

  describe.each(LANGUAGES)('in %s', language => {
    test('every plural has exactly the forms of the language', () => {
      for (const key of keys) {
        for (const { arms } of pluralsOf(parsed(catalogues[language][key]!))) {
          expect([key, arms.filter(arm => arm !== '=0')]).toEqual([key, FORMS[language]]);
        }
      }
    });

    test('every message can be filled with any number and has no gap', () => {
      const book = bookOf<string>(catalogues);
      for (const key of keys) {
        const plurals = pluralsOf(parsed(catalogues[language][key]!)).map(({ argument }) => argument);
        const given = [...argumentsOf(parsed(catalogues[language][key]!))];
        for (const count of [0, 1, 2, 5, 22]) {
          const values = Object.fromEntries(given.map(name => [name, plurals.includes(name) ? count : 'X']));
          expect([key, book.formatText(language, key, values)]).toEqual([key, expect.stringMatching(/^[^{}]+$/)]);
        }
      }
    });

    test('no number is lost in a select within a plural', () => {
      expect(keysWhere(language, message => losesNumber(parsed(message)))).toEqual([]);
    });

    test('is set with typographic quotes, apostrophes and ellipses, and without stray spaces', () => {
      const stray = /['"`]|\.\.\.| {2}|^\s|\s$| [,.:;!?]/;
      expect(keysWhere(language, message => stray.test(message.replace(/\{[^{}]*\}/g, 'x')))).toEqual([]);
      expect(keysWhere(language, message => FOREIGN_QUOTES[language].test(message))).toEqual([]);
    });
  });

  test('pt-BR has its own form for zero wherever zero can occur, since it counts zero as one', () => {
    const plurals = keys.flatMap(key =>
      pluralsOf(parsed(catalogues['pt-BR'][key]!)).map(({ argument, arms }) => ({
        plural: `${key} ${argument}`,
        arms,
      })),
    );
    const withoutZero = plurals.filter(({ arms }) => !arms.includes('=0')).map(({ plural }) => plural);
    expect(withoutZero.sort()).toEqual(neverZero.toSorted());
  });

  test('pl keeps one-letter words on the line of the next word', () => {
    expect(keysWhere('pl', message => /(^|[^\p{L}’])[wzaiou] /iu.test(message))).toEqual([]);
  });

  test('repeats no message that all games share', () => {
    expect(keys.filter(key => taken.includes(key))).toEqual([]);
  });
};
