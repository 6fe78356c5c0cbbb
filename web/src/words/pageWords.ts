import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type PageWords = typeof import('../../catalogues/en/pages.json');

export const pageWords = wordsFrom<PageWords>(
  import.meta.glob<Messages>('../../catalogues/*/pages.json', { import: 'default' }),
);
