import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type PracticeWords = typeof import('../../catalogues/en/practice.json');

export const practiceWords = wordsFrom<PracticeWords>(
  import.meta.glob<Messages>('../../catalogues/*/practice.json', { import: 'default' }),
);
