/** A place at the table, from 0 in turn order. */
export type Seat = number;

export interface Words {
  readonly kind: 'text';
  readonly text: string;
}

export interface SeatPart {
  readonly kind: 'seat';
  readonly text: string;
  readonly seat: Seat;
}

/** A thing of a game that a client may draw as a chip. Each game lists its own. */
export interface Chip {
  readonly kind: string;
  readonly text: string;
}

/** A piece of a sentence: plain words, a player, or a thing of the game. `text` is always fit to be read aloud. */
export type PartOf<Thing extends Chip = never> = Words | SeatPart | Thing;

export const words = (text: string): Words => ({ kind: 'text', text });

/** The sentence as plain words, for the terminal and for screen readers. */
export const textOf = (parts: readonly Chip[]): string => parts.map(part => part.text).join('');

/** Things one after another with the same words between them. */
export const joined = <P extends Chip>(items: readonly (P | readonly P[])[], between: string): (P | Words)[] =>
  items.flatMap((item, at) => [...(at === 0 ? [] : [words(between)]), ...asList(item)]);

export const asList = <P extends Chip>(item: P | readonly P[]): readonly P[] => ('kind' in item ? [item] : item);

/** Neighbouring words become one part. A name that ends with a full stop ends the sentence as well. */
export const merged = <P extends Chip>(parts: readonly (P | Words)[]): (P | Words)[] => {
  const list: (P | Words)[] = [];
  for (const each of parts) {
    const last = list.at(-1);
    const isEnded = each.kind === 'text' && each.text.startsWith('.') && last?.text.endsWith('.');
    const part = isEnded ? words(each.text.slice(1)) : each;
    if (part.text === '') continue;
    if (part.kind === 'text' && last?.kind === 'text') list[list.length - 1] = words(last.text + part.text);
    else list.push(part);
  }
  return list;
};
