import type { Card, EventOf, Figure } from '@omerta/corleone/seen';

/** A place at the table, from 0 in turn order. */
export type Seat = EventOf<'thugPlayed'>['seat'];

/** A piece of a sentence: plain words, or a thing a client may draw as a chip. `text` is always fit to be read aloud. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly text: string; readonly seat: Seat }
  | { readonly kind: 'family'; readonly text: string; readonly seat: Seat; readonly family: string }
  | { readonly kind: 'card'; readonly text: string; readonly card: Card }
  | { readonly kind: 'business'; readonly text: string; readonly business: string }
  | { readonly kind: 'space'; readonly text: string; readonly space: string }
  | { readonly kind: 'turf'; readonly text: string; readonly turf: string }
  | { readonly kind: 'figure'; readonly text: string; readonly figure: Figure }
  | { readonly kind: 'ability'; readonly text: string; readonly ability: string };

export const words = (text: string): Part => ({ kind: 'text', text });

/** The sentence as plain words, for the terminal and for screen readers. */
export const textOf = (parts: readonly Part[]): string => parts.map(part => part.text).join('');

/** Things one after another with the same words between them. */
export const joined = (items: readonly (Part | readonly Part[])[], between: string): Part[] =>
  items.flatMap((item, at) => [...(at === 0 ? [] : [words(between)]), ...asList(item)]);

export const asList = (item: Part | readonly Part[]): readonly Part[] => ('kind' in item ? [item] : item);

/** Neighbouring words become one part. */
export const merged = (parts: readonly Part[]): Part[] => {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    if (part.text === '') continue;
    if (part.kind === 'text' && last?.kind === 'text') list[list.length - 1] = words(last.text + part.text);
    else list.push(part);
  }
  return list;
};
