import type { Language } from '@omerta/words';
import type { BookGame } from '../book.ts';
import { fold } from '../fold.ts';
import type { Origin } from '../origin.ts';

/** Kinds of things in the glossary, by game, in the order of its tabs. */
export const SORTS = {
  corleone: ['job', 'ally', 'business', 'place'],
  cashnguns: ['talent', 'loot', 'bullet'],
} as const satisfies { readonly [Game in BookGame]: readonly string[] };

export type Sort = (typeof SORTS)[BookGame][number];

/** A card, a business or a place, in one language. */
export interface Entry {
  readonly sort: Sort;
  readonly id: string;
  readonly name: string;
  /** The name in the other languages. */
  readonly elsewhere: readonly { readonly language: Language; readonly name: string }[];
  readonly text: string;
  readonly facts: readonly Fact[];
  /** Where each field comes from. */
  readonly origins: readonly { readonly field: Field; readonly origin: Origin }[];
  /** Ids of rules. */
  readonly see: readonly string[];
}

export interface Fact {
  readonly field: Field;
  readonly value: string;
}

export const FIELDS = [
  'name',
  'ability',
  'goods',
  'money',
  'colour',
  'copies',
  'act',
  'figure',
  'extra',
  'turf',
  'back',
  'front',
  'adjacent',
  'from3',
  'worth',
] as const;
export type Field = (typeof FIELDS)[number];

export interface Filter {
  readonly sort: Sort | 'all';
  readonly origin: Origin | 'all';
  readonly terms: readonly string[];
}

export const isKept = ({ sort, origin, terms }: Filter, entry: Entry): boolean =>
  (sort === 'all' || entry.sort === sort) &&
  (origin === 'all' || entry.origins.some(each => each.origin === origin)) &&
  isFound(entry, terms);

/** Names are found in every language. */
function isFound({ name, elsewhere, text, facts }: Entry, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const said = [name, ...elsewhere.map(other => other.name), text, ...facts.map(({ value }) => value)].join('\n');
  const { letters } = fold(said);
  return terms.every(term => letters.includes(term));
}
