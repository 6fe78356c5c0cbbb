import type { Content } from '@omerta/corleone/seen';

export interface Person {
  readonly name: string;
  readonly family: string; // id of the pack
}

/** Who sits where, by seat. */
export type People = readonly Person[];

/** What every sentence needs to know besides itself: who plays, and with which pack. */
export interface Setting {
  readonly people: People;
  readonly content: Content;
}
