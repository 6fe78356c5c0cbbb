import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type GameCoachWords = typeof import('../../words/catalogues/en/coach.json');

export const coachWords = wordsFrom<GameCoachWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/coach.json', { import: 'default' }),
);
