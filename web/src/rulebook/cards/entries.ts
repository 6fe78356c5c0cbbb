import { cashEntries } from '@omerta/cashnguns/rulebook/cashEntries.ts';
import { corleoneEntries } from '@omerta/corleone/rulebook/corleoneEntries.ts';
import { standardPack } from '@omerta/corleone/seen';
import type { Language } from '@omerta/words';
import type { BookGame } from '../book.ts';
import type { Entry } from './entry.ts';

export const entriesOf: { readonly [Game in BookGame]: (language: Language) => Entry[] } = {
  corleone: language => corleoneEntries(language, standardPack),
  cashnguns: cashEntries,
};
