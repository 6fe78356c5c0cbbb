import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type RulebookWords = typeof import('../../catalogues/en/rulebook.json');

export const rulebookWords = wordsFrom<RulebookWords>(
  import.meta.glob<Messages>('../../catalogues/*/rulebook.json', { import: 'default' }),
);
