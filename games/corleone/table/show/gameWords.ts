import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type CorleoneWords = typeof import('../words/catalogues/en/table.json');

export const corleoneWords = wordsFrom<CorleoneWords>(
  import.meta.glob<Messages>('../words/catalogues/*/table.json', { import: 'default' }),
);
