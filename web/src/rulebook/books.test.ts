import { readFileSync } from 'node:fs';
import { reasons as cashReasons } from '@omerta/cashnguns/seen';
import { reasons as corleoneReasons } from '@omerta/corleone/seen';
import { type BookWords, chapterOf, wordsOf } from '@omerta/table/rulebook/book.ts';
import { LANGUAGES } from '@omerta/words';
import { describe, expect, test } from 'vitest';
import { webGame, webGames } from '../games/games.ts';
import { rulesNamed } from './ruleText.ts';

const BOOK_GAMES = ['corleone', 'cashnguns'] as const;
type BookGame = (typeof BOOK_GAMES)[number];

const rulesOf = (game: BookGame) => readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
const cashnguns = rulesOf('cashnguns');
const corleone = rulesOf('corleone');

const files = import.meta.glob<BookWords>('../../../games/*/rulebook/*.json', { import: 'default', eager: true });
const wordsIn = (language: string, game: BookGame): BookWords =>
  files[`../../../games/${game}/rulebook/${language}.json`]!;

/** Bold ids at the start of a point, as corleone.md has them, also several in a line. */
const idsOfCorleone = [
  ...new Set([...corleone.matchAll(/\*\*([A-Z]\d{1,2}|RN-\d\d)(?: [^*]+)?\*\*/g)].map(([, id]) => id!)),
];

/** What corleone.md says behind each id, as far as the next id or the end of the line. */
const saidInCorleone: ReadonlyMap<string, string> = new Map(
  [...corleone.matchAll(/\*\*([A-Z]\d{1,2})(?: [^*]+)?\*\*((?:(?!\*\*[A-Z]\d{1,2}\b).)*)/g)].map(([, id, text]) => [
    id!,
    text!,
  ]),
);

/** cashnguns.md: the index of sentences, the pairs of talents and the rulings. */
const idsOfCash = (): string[] => {
  const index = cashnguns.slice(cashnguns.indexOf('### 6.1'), cashnguns.indexOf('### 6.2'));
  const sentences = [...index.matchAll(/(?:^\||·) \*\*(\d[a-g]|[GPREVT]\d|K)\*\* /gm)].map(([, id]) => id!);
  const talents = [...cashnguns.matchAll(/^\*\*(T-[A-Z]{3})\*\* /gm)].map(([, id]) => id!);
  const rows = [...cashnguns.matchAll(/^\| \*\*(X\d\d|AMB-\d\d)\*\* \|/gm)].map(([, id]) => id!);
  return [...sentences, ...talents, ...rows];
};

const written: { readonly [Game in BookGame]: readonly string[] } = { corleone: idsOfCorleone, cashnguns: idsOfCash() };
const refused: { readonly [Game in BookGame]: readonly string[] } = {
  corleone: Object.values(corleoneReasons).map(({ rule }) => rule),
  cashnguns: Object.values(cashReasons).map(({ rule }) => rule),
};

test('the ids of the written rules are found at all', () => {
  expect(written.corleone).toEqual(expect.arrayContaining(['S1', 'A2', 'I14', 'E5', 'X4', 'RN-31']));
  expect(written.cashnguns).toEqual(
    expect.arrayContaining(['G2', 'K', '1a', '7g', 'E8', 'V8', 'T0', 'T-JUN', 'X26', 'AMB-59']),
  );
});

test('every rule book is looked at', () => {
  expect(webGames.filter(({ rulebook }) => rulebook !== undefined).map(({ id }) => id)).toEqual(BOOK_GAMES);
});

test('the book of corleone marks as ours the rules that are marked as rulings where they are written', () => {
  const words = wordsIn('en', 'corleone');
  const rulings = [...saidInCorleone].filter(([, text]) => text.includes('[ruling')).map(([id]) => id);
  expect(rulings).toEqual(expect.arrayContaining(['S2', 'S8', 'F5', 'T1', 'T2', 'I14', 'J5', 'X4']));
  const ours = Object.keys(words).filter(key => words[key]!.includes('[ours]'));
  expect(ours.toSorted()).toEqual(rulings.toSorted());
});

describe.each(BOOK_GAMES)('the book of %s', async game => {
  const { book } = await webGame(game)!.rulebook!();

  test('has every written rule and every rule a refusal stands on', () => {
    const missing = [...written[game], ...refused[game]].filter(rule => chapterOf(book, rule) === undefined);
    expect(missing).toEqual([]);
  });

  test('has no rule twice and none that is not written', () => {
    const rules = book.chapters.flatMap(chapter => chapter.rules);
    expect(rules.toSorted()).toEqual([...new Set(written[game])].toSorted());
  });

  test('tells in a chapter only rulings that live in the book', () => {
    const told = book.chapters.flatMap(({ rulings = [] }) => rulings);
    expect(told.filter(rule => chapterOf(book, rule)?.id !== 'rulings')).toEqual([]);
  });

  test.each(LANGUAGES)('has all its words in %s, and no others', language => {
    expect(Object.keys(wordsIn(language, game)).toSorted()).toEqual(wordsOf(book).toSorted());
    expect(Object.values(wordsIn(language, game)).filter(text => text.trim() === '')).toEqual([]);
  });

  test.each(LANGUAGES)('refers in %s to the same rules as in English, all of which exist', language => {
    for (const [key, text] of Object.entries(wordsIn(language, game))) {
      expect(rulesNamed(text), key).toEqual(rulesNamed(wordsIn('en', game)[key]!));
      expect(
        rulesNamed(text).filter(rule => chapterOf(book, rule) === undefined),
        key,
      ).toEqual([]);
    }
  });

  test.each(LANGUAGES)('marks in %s as ours what is ours in English', language => {
    const ours = (words: BookWords) => Object.keys(words).filter(key => words[key]!.includes('[ours]'));
    expect(ours(wordsIn(language, game))).toEqual(ours(wordsIn('en', game)));
  });

  test.each(LANGUAGES.filter(language => language !== 'en'))('is translated into %s', language => {
    const english = wordsIn('en', game);
    const same = Object.entries(wordsIn(language, game)).filter(([key, text]) => text === english[key]);
    expect(same.map(([key]) => key)).toEqual(same.filter(([, text]) => text.length < 12).map(([key]) => key));
  });
});
