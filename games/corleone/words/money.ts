import { listNotes, type Note, type Purse } from '@omerta/corleone/seen';
import type { Language } from '@omerta/words';
import { formatText } from './book.ts';

/** "$3 + $5", lowest first. Notes are never added up: there is no change (I10). */
export const notesText = (language: Language, notes: readonly Note[]): string =>
  notes.length === 0 ? formatText(language, 'money.nothing') : notes.toSorted().join(' + ');

export const purseText = (language: Language, purse: Readonly<Purse>): string => notesText(language, listNotes(purse));

/** Points of the final count, which are no cards. */
export const amountText = (amount: number): string => `$${amount}`;
