import { type Messages, wordsFrom } from './words.ts';

export type TableWords = typeof import('../../catalogues/en/table.json');

export const tableWords = wordsFrom<TableWords>(
  import.meta.glob<Messages>('../../catalogues/*/table.json', { import: 'default' }),
);
