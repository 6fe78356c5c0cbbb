import { cashEntries } from '@omerta/cashnguns/rulebook/cashEntries.ts';
import { corleoneEntries } from '@omerta/corleone/rulebook/corleoneEntries.ts';
import { standardPack } from '@omerta/corleone/seen';
import type { Entry } from '@omerta/table/rulebook/entry.ts';
import type { Language } from '@omerta/words';
import type { BookGame } from '../bookGames.ts';
import type { SORTS } from './sorts.ts';

type EntriesOf<Game extends BookGame> = (language: Language) => Entry<(typeof SORTS)[Game][number]>[];

export const entriesOf: { readonly [Game in BookGame]: EntriesOf<Game> } = {
  corleone: language => corleoneEntries(language, standardPack),
  cashnguns: cashEntries,
};
