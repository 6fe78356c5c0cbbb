import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type TvWords = typeof import('../../words/catalogues/en/tv.json');

export const tvWords = wordsFrom<TvWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/tv.json', { import: 'default' }),
);
