import type { Choice, View } from '@omerta/corleone/seen';
import { allCards, type HeldCard, notesOf } from '../show/handCards.ts';
import { type Thing, thingsOf } from './things.ts';

/** What would be tapped and marked to say this: a choice, or several discards. */
export function tapsFor(
  { own }: View,
  choices: readonly Choice[],
): { readonly tapped: readonly Thing[]; readonly marked: readonly string[] } {
  const [first] = choices;
  if (first === undefined || own === undefined) return { tapped: [], marked: [] };
  if (first.kind === 'bid') return { tapped: [], marked: keysOf(notesOf(own.suitcase), notesOf(first.notes)) };
  if (first.kind !== 'discard') return { tapped: thingsOf(first), marked: [] };
  const cards = choices.flatMap(choice => (choice.kind === 'discard' ? [choice] : []));
  return { tapped: [], marked: keysOf(allCards(own.hand), cards) };
}

/** For each card one of those that are held. */
function keysOf(held: readonly HeldCard[], cards: readonly Pick<HeldCard, 'card'>[]): readonly string[] {
  const keys: string[] = [];
  for (const { card } of cards) {
    const found = held.find(each => each.card === card && !keys.includes(each.key));
    if (found !== undefined) keys.push(found.key);
  }
  return keys;
}
