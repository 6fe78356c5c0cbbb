import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type PartyWords = typeof import('../words/catalogues/en/tv.json');

export const partyWords = wordsFrom<PartyWords>(
  import.meta.glob<Messages>('../words/catalogues/*/tv.json', { import: 'default' }),
);
