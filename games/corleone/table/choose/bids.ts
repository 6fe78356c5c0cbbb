import { type Choice, emptyPurse, isNote, type Purse, worthOf } from '@omerta/corleone/seen';

/** B1: the notes of the tray as a bid; none are a bid of nothing. */
export function bidOf(keys: readonly string[]): Extract<Choice, { kind: 'bid' }> {
  const notes: Purse = emptyPurse();
  for (const key of keys) {
    const note = key.slice(0, key.lastIndexOf('.'));
    if (isNote(note)) notes[note] += 1;
  }
  return { kind: 'bid', notes };
}

export const worthOfKeys = (keys: readonly string[]): number => worthOf(bidOf(keys).notes);
