import { GOODS, NOTES } from '../cards.ts';
import type { Content } from '../content.ts';
import { ROLES } from '../figures.ts';
import { SEAT_LETTERS } from './letters.ts';

/** The words of a choice text after its kind that the pack does not know. */
export const unknownWords = (content: Content, text: string): string[] => {
  const [, ...rest] = text.split(':');
  const words = rest.flatMap(part => (content.abilities.has(part) ? [] : part.split(/[+>.-]/)));
  return words.filter(word => word !== '' && !/^\d+$/.test(word) && !isKnown(content, word));
};

const isKnown = (content: Content, word: string): boolean =>
  content.cardOrder.has(word) ||
  content.businesses.has(word) ||
  content.turfIndex.has(word) ||
  content.spaceIndex.has(word) ||
  content.abilities.has(word) ||
  COMMON.has(word);

const COMMON: ReadonlySet<string> = new Set([...NOTES, ...GOODS, ...ROLES, ...SEAT_LETTERS]);
