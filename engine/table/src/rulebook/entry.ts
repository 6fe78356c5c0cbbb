import type { Language } from '@omerta/words';
import type { Origin } from './origin.ts';

/** A card, a business or a place, in one language. The words of its glossary name its sort and its fields. */
export interface Entry<Sort extends string = string, Field extends string = string> {
  readonly sort: Sort;
  readonly id: string;
  readonly name: string;
  /** The name in the other languages. */
  readonly elsewhere: readonly { readonly language: Language; readonly name: string }[];
  readonly text: string;
  /** A text of the glossary, for things with nothing written on them. */
  readonly textKey?: `${string}.${string}`;
  readonly facts: readonly Fact<Field>[];
  /** Where each field comes from. */
  readonly origins: readonly { readonly field: Field; readonly origin: Origin }[];
  /** Ids of rules. */
  readonly see: readonly string[];
}

export interface Fact<Field extends string = string> {
  readonly field: Field;
  readonly value: string;
}
