import type { Rulebook } from '@omerta/table/rulebook/rulebook.ts';
import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';
import { lazy } from 'react';
import { corleoneBook } from './book.ts';
import { originOf } from './originOf.ts';

export const rulebook: Rulebook = {
  book: corleoneBook,
  words: wordsFrom(import.meta.glob<Messages>('./*.json', { import: 'default' })),
  originOf,
  Example: lazy(() => import('./ExampleBoard.tsx')),
  glossary: async () => (await import('./glossary.ts')).glossary,
};
