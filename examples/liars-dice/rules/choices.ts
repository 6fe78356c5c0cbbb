import { rowOf } from '@omerta/kernel';
import { type Bid, DICE_EACH, FACES } from './dice.ts';
import { MOST_PLAYERS } from './options.ts';

/** A player's answer. */
export type Choice =
  | ({ readonly kind: 'bid' } & Bid)
  | { readonly kind: 'liar' }
  | { readonly kind: 'spotOn' }
  | { readonly kind: 'again' } // L12
  | { readonly kind: 'keep' }
  | { readonly kind: 'tooSlow' }; // from the clock only

export type ChoiceKind = Choice['kind'];

const write: { readonly [K in ChoiceKind]: (choice: Extract<Choice, { kind: K }>) => string } = {
  bid: ({ count, face }) => `bid:${count}x${face}`,
  liar: () => 'liar',
  spotOn: () => 'spotOn',
  again: () => 'again',
  keep: () => 'keep',
  tooSlow: () => 'tooSlow',
};

/** "bid:4x5" (four fives), "liar". */
export const writeChoice = (choice: Choice): string => rowOf(write, choice.kind)(choice);

const WORDS = ['liar', 'spotOn', 'again', 'keep', 'tooSlow'] as const;

export const readChoice = (text: string): Choice | undefined => {
  const word = WORDS.find(each => each === text);
  if (word !== undefined) return { kind: word };
  const [, count, shown] = /^bid:([1-9]\d?)x([1-6])$/.exec(text) ?? [];
  const face = FACES.find(each => each === Number(shown));
  if (face === undefined || Number(count) > MOST_PLAYERS * DICE_EACH) return undefined;
  return { kind: 'bid', count: Number(count), face };
};
