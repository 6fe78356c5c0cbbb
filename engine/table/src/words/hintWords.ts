import { type Messages, wordsFrom } from './words.ts';

export type HintWords = typeof import('../../catalogues/en/hints.json');

export const hintWords = wordsFrom<HintWords>(
  import.meta.glob<Messages>('../../catalogues/*/hints.json', { import: 'default' }),
);
