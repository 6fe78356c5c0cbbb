import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type RoomWords = typeof import('../../catalogues/en/room.json');

export const roomWords = wordsFrom<RoomWords>(
  import.meta.glob<Messages>('../../catalogues/*/room.json', { import: 'default' }),
);
