import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type GameReplayWords = typeof import('../../words/catalogues/en/replay.json');

export const replayWords = wordsFrom<GameReplayWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/replay.json', { import: 'default' }),
);
