import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type HomeWords = typeof import('../../catalogues/en/home.json');

export const homeWords = wordsFrom<HomeWords>(
  import.meta.glob<Messages>('../../catalogues/*/home.json', { import: 'default' }),
);
