import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type LobbyWords = typeof import('../../words/catalogues/en/lobby.json');

export const lobbyWords = wordsFrom<LobbyWords>(
  import.meta.glob<Messages>('../../words/catalogues/*/lobby.json', { import: 'default' }),
);
