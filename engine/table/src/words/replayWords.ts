import { type Messages, wordsFrom } from './words.ts';

export type ReplayWords = typeof import('../../catalogues/en/replay.json');

export const replayWords = wordsFrom<ReplayWords>(
  import.meta.glob<Messages>('../../catalogues/*/replay.json', { import: 'default' }),
);
