// Every answer is a row of things that are tapped one after another.
import type { Bullet, Choice, ChoiceKind, Share, ShareType, Talent } from '@omerta/cashnguns/seen';
import { rowOf, type Seat } from '@omerta/kernel';

/** Something that can be tapped towards an answer. Equal cards of the sharing are told apart by a number. */
export type Thing =
  | `seat:${Seat}`
  | `bullet:${Bullet}`
  | `share:${Share}.${number}`
  | `talent:${Talent}`
  | `ban:${ShareType}`
  | 'duck'
  | 'stand'
  | 'heal'
  | 'loot'
  | 'tooSlow'
  | 'pass';

type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { readonly kind: K }>;

const things: { readonly [K in ChoiceKind]: (choice: ChoiceOf<K>) => readonly Thing[] } = {
  talent: ({ talent }) => [`talent:${talent}`],
  hustle: ({ seat }) => [`seat:${seat}`],
  give: ({ bullet }) => [`bullet:${bullet}`],
  bullet: ({ bullet }) => [`bullet:${bullet}`],
  aim: ({ seat }) => [`seat:${seat}`],
  tooSlow: () => ['tooSlow'],
  exchange: ({ bullet }) => [`bullet:${bullet}`],
  order: ({ seat }) => [`seat:${seat}`],
  courage: ({ how }) => [how],
  heal: () => ['heal'],
  discard: ({ bullet }) => [`bullet:${bullet}`],
  loot: () => ['loot'],
  take: ({ shares }) => shares.map((share, at): Thing => `share:${share}.${shares.indexOf(share) === at ? 0 : 1}`),
  ban: ({ type }) => [`ban:${type}`],
  swap: ({ seat }) => [`seat:${seat}`],
  pass: () => ['pass'],
};

/** What is tapped to say this. */
export const thingsOf = (choice: Choice): readonly Thing[] => rowOf(things, choice.kind)(choice);

/** The share a card of the sharing stands for. */
export const shareOf = (thing: Thing): Share | undefined =>
  thing.startsWith('share:') ? (thing.slice('share:'.length, thing.lastIndexOf('.')) as Share) : undefined;

export const seatOf = (thing: Thing): Seat | undefined =>
  thing.startsWith('seat:') ? Number(thing.slice('seat:'.length)) : undefined;
