import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type TalentWords = typeof import('../../words/catalogues/en/talents.json');

/** What each Talent orders, when it works and when not. */
export const talentWords = wordsFrom<TalentWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/talents.json', { import: 'default' }),
);
