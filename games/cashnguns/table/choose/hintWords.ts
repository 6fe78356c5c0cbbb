import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

/** What speaks for a choice, as this game says it. */
export type GameHintWords = typeof import('../../words/catalogues/en/hints.json');

export const hintWords = wordsFrom<GameHintWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/hints.json', { import: 'default' }),
);
