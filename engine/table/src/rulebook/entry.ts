import type { Language } from '@omerta/words';
import type { Origin } from './origin.ts';

/** A card, a business or a place, in one language. */
export interface Entry<Sort extends string = string> {
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

const FIELDS = [
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
