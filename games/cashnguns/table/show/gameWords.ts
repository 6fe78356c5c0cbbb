import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type CashWords = typeof import('../words/catalogues/en/table.json');

export const cashWords = wordsFrom<CashWords>(
  import.meta.glob<Messages>('../words/catalogues/*/table.json', { import: 'default' }),
);
