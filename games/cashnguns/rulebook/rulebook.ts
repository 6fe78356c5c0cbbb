import type { Rulebook } from '@omerta/table/rulebook/rulebook.ts';
import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';
import { cashngunsBook } from './book.ts';
import { originOf } from './originOf.ts';

export const rulebook: Rulebook = {
  book: cashngunsBook,
  words: wordsFrom(import.meta.glob<Messages>('./*.json', { import: 'default' })),
  originOf,
  glossary: async () => (await import('./glossary.ts')).glossary,
};
