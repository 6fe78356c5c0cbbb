import { standardPack } from '@omerta/corleone/seen';
import type { Language } from '@omerta/text';
import type { BookGame } from '../book.ts';
import { cashEntries } from './cashEntries.ts';
import { corleoneEntries } from './corleoneEntries.ts';
import type { Entry } from './entry.ts';

export const entriesOf: { readonly [Game in BookGame]: (language: Language) => Entry[] } = {
  corleone: language => corleoneEntries(language, standardPack),
  cashnguns: cashEntries,
};
