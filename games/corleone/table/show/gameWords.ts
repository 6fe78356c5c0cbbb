import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type GameWords = typeof import('../../words/catalogues/en/table.json');

export const gameWords = wordsFrom<GameWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/table.json', { import: 'default' }),
);
