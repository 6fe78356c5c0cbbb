import { type Messages, wordsFrom } from './words.ts';

export type CoachWords = typeof import('../../catalogues/en/coach.json');

export const coachWords = wordsFrom<CoachWords>(
  import.meta.glob<Messages>('../../catalogues/*/coach.json', { import: 'default' }),
);
