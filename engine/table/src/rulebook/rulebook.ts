import type { Language } from '@omerta/words';
import type { ComponentType } from 'react';
import type { Words } from '../words/words.ts';
import type { Book, BookWords } from './book.ts';
import type { Entry } from './entry.ts';
import type { Origin } from './origin.ts';

/** The rule book of a game. */
export interface Rulebook {
  readonly book: Book;
  readonly words: Words<BookWords>;
  /** Of a ruling; undefined for rules, which are all the printed rule book's. */
  originOf(rule: string): Origin | undefined;
  /** The picture beside a worked example. */
  readonly Example?: ComponentType<{ readonly rule: string }>;
  /** Its cards and other things. */
  readonly glossary?: () => Promise<Glossary>;
}

export interface Glossary {
  /** Kinds of things, in the order of the tabs. */
  readonly sorts: readonly string[];
  /** The names of sorts and fields, and what entries say by a key. */
  readonly words: Words<GlossaryWords>;
  entries(language: Language): readonly Entry[];
  /** The thing itself. Everything on it is told beside it, so it is a picture only. */
  readonly Art: ComponentType<{ readonly entry: Entry }>;
  /** Drawn once for all pictures: what they refer to. */
  readonly Symbols?: ComponentType;
}

export type GlossaryWords = { readonly [key: `${string}.${string}`]: string };
