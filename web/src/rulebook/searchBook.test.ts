import type { Book } from '@omerta/table/rulebook/book.ts';
import { expect, test } from 'vitest';
import { cutAtTerms, searchBook, termsOf } from './searchBook.ts';

const book: Book = {
  game: 'corleone',
  chapters: [
    { id: 'bribery', rules: ['B1', 'B2'], isOftenWrong: true },
    { id: 'sight', rules: [], lists: [{ id: 'sight.all', length: 1 }] },
  ],
};
const words = {
  'chapter.bribery': 'Łapówki',
  'lead.bribery': 'Tajne oferty.',
  B1: 'Każdy licytuje **Pieniądze** z Walizki. [B2]',
  B2: 'Remis wygrywa Głowa Konia.',
  'wrong.bribery': 'Nie z ręki.',
  'chapter.sight': 'Kto co widzi',
  'lead.sight': 'Jawne zostaje jawne.',
  'list.sight.all': 'Wszyscy widzą',
  'sight.all.1': 'żetony i Pieniądze w pulach',
};
const found = (query: string) => searchBook(book, words, termsOf(query)).map(({ anchor }) => anchor);

test('accents and capitals do not matter', () => {
  expect(found('lapowki')).toEqual(['chapter.bribery']);
  expect(found('PIENIADZE')).toEqual(['B1', 'sight.all.1']);
  expect(found('wszyscy widza')).toEqual(['list.sight.all']);
});

test('every word must be there, in any order', () => {
  expect(found('walizki kazdy')).toEqual(['B1']);
  expect(found('walizki remis')).toEqual([]);
});

test('a rule is found by its id, not by who refers to it', () => {
  expect(found('b2')).toEqual(['B2']);
});

test('one letter finds nothing', () => {
  expect(found('a')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('what was found is marked where it stands, accents and all', () => {
  expect(cutAtTerms('Głowa Konia', ['glowa'])).toEqual([
    { text: 'Głowa', isFound: true },
    { text: ' Konia', isFound: false },
  ]);
  expect(cutAtTerms('Straße', ['strasse'])).toEqual([{ text: 'Straße', isFound: true }]);
  expect(cutAtTerms('ohne', ['mit'])).toEqual([{ text: 'ohne', isFound: false }]);
  expect(cutAtTerms('', ['mit'])).toEqual([]);
});

test('overlapping words make one mark', () => {
  expect(cutAtTerms('controller', ['control', 'roll'])).toEqual([
    { text: 'controll', isFound: true },
    { text: 'er', isFound: false },
  ]);
});
