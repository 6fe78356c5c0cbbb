import { parse } from '@formatjs/icu-messageformat-parser';
import { reasons } from '@omerta/corleone';
import { describe, expect, test } from 'vitest';
import sameAsEnglish from '../catalogues/sameAsEnglish.json' with { type: 'json' };
import { choiceSamples } from '../testing/choiceSamples.ts';
import { eventSamples } from '../testing/eventSamples.ts';
import { argumentsOf, type Element, losesNumber, pluralsOf, selectsOf } from '../testing/messageShape.ts';
import { promptSamples } from '../testing/promptSamples.ts';
import { catalogueOf } from './catalogue.ts';
import { LANGUAGES, type Language } from './language.ts';

const english: Readonly<Record<string, string>> = catalogueOf('en');
const keys = Object.keys(english);
const translations = LANGUAGES.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

const parsed = (language: Language, key: string): readonly Element[] =>
  parse((catalogueOf(language) as Record<string, string>)[key]!, { ignoreTag: true });

test('the sentences are those the game can say, no more and no fewer', () => {
  const told = (section: string) =>
    keys.filter(key => key.startsWith(`${section}.`)).map(key => key.slice(section.length + 1));
  expect(told('event').sort()).toEqual(Object.keys(eventSamples).sort());
  expect(told('prompt').sort()).toEqual(Object.keys(promptSamples).sort());
  expect(told('choice').sort()).toEqual(Object.keys(choiceSamples).sort());
  expect(told('reason').sort()).toEqual(Object.keys(reasons).sort());
});

describe.each(translations)('%s', language => {
  test('has every message of the English catalogue, in the same order, and no other', () => {
    expect(Object.keys(catalogueOf(language))).toEqual(keys);
  });

  test('wants the same arguments', () => {
    const wanted = (of: Language) =>
      Object.fromEntries(keys.map(key => [key, [...argumentsOf(parsed(of, key))].sort()]));
    expect(wanted(language)).toEqual(wanted('en'));
  });

  test('selects among the same words', () => {
    const arms = (of: Language) =>
      Object.fromEntries(
        keys.map(key => [
          key,
          selectsOf(parsed(of, key)).sort((one, other) => one.argument.localeCompare(other.argument)),
        ]),
      );
    expect(arms(language)).toEqual(arms('en'));
  });

  test('differs from the English text, except where the list allows it', () => {
    const same = keys.filter(key => (catalogueOf(language) as Record<string, string>)[key] === english[key]);
    expect(same.sort()).toEqual(sameAsEnglish[language]);
  });
});

const FORMS: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
  de: ['one', 'other'],
  'pt-BR': ['one', 'other'],
};

/** Plurals of which there is always at least one. */
const NEVER_ZERO = new Set([
  'event.memberPlayed count',
  'event.suitcased count',
  'event.jobsLookedAt count',
  'event.jobsReshuffled count',
  'event.alliesLaid count',
  'prompt.trade count',
  'icon.trade.tip count',
  'icon.smuggle.tip count',
  'ui.waiting count',
  'ui.winner players',
]);

describe.each(LANGUAGES)('%s', language => {
  test('every plural has exactly the forms of the language', () => {
    for (const key of keys) {
      for (const { arms } of pluralsOf(parsed(language, key))) {
        expect([key, arms.filter(arm => arm !== '=0')]).toEqual([key, FORMS[language]]);
      }
    }
  });

  test('no number is lost in a select within a plural', () => {
    expect(keys.filter(key => losesNumber(parsed(language, key)))).toEqual([]);
  });

  test('is set with typographic quotes, apostrophes and ellipses, and without stray spaces', () => {
    const stray = /['"`]|\.\.\.| {2}|^\s|\s$| [,.:;!?]/;
    const texts = Object.entries(catalogueOf(language)).map(
      ([key, text]) => [key, text.replace(/\{[^{}]*\}/g, 'x')] as const,
    );
    expect(texts.filter(([, text]) => stray.test(text)).map(([key]) => key)).toEqual([]);
  });
});

test('pt-BR says something else for zero wherever zero can occur, since it counts zero as one', () => {
  const withoutZero = keys.flatMap(key =>
    pluralsOf(parsed('pt-BR', key))
      .filter(({ arms }) => !arms.includes('=0'))
      .map(({ argument }) => `${key} ${argument}`),
  );
  expect(withoutZero.filter(plural => !NEVER_ZERO.has(plural))).toEqual([]);
  const everywhere = keys.flatMap(key => pluralsOf(parsed('pt-BR', key)).map(({ argument }) => `${key} ${argument}`));
  expect([...NEVER_ZERO].filter(plural => !everywhere.includes(plural))).toEqual([]);
});

test('pl keeps one-letter words on the line of what they belong to', () => {
  const loose = Object.entries(catalogueOf('pl')).filter(([, text]) => /(^|[^\p{L}’])[wzaiou] /iu.test(text));
  expect(loose.map(([key]) => key)).toEqual([]);
});

test('quotes are those of the language', () => {
  const QUOTES: Readonly<Record<Language, RegExp>> = { en: /[„«»]/, pl: /“/, de: /”/, 'pt-BR': /[„«»]/ };
  for (const language of LANGUAGES) {
    const foreign = Object.entries(catalogueOf(language)).filter(([, text]) => QUOTES[language].test(text));
    expect(foreign.map(([key]) => key)).toEqual([]);
  }
});
