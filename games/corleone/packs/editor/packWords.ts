import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type PackWords = typeof import('../../words/catalogues/en/packs.json');

export const packWords = wordsFrom<PackWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/packs.json', { import: 'default' }),
);
