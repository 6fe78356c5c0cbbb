import type { Hidden } from './plantedLeaks.ts';

interface Corleone {
  readonly own: readonly { readonly hand: { readonly gun: number } }[];
  readonly secret: { readonly jobDeck: readonly string[] };
}

interface CashNGuns {
  readonly own: readonly { readonly hand: { readonly bang: number } }[];
  readonly secret: { readonly piles: readonly string[] };
}

export const HIDDEN: Readonly<Record<'corleone' | 'cashnguns', Hidden>> = {
  corleone: {
    count: state => (state as Corleone).own[0]!.hand.gun,
    next: state => (state as Corleone).secret.jobDeck.at(-1),
    rareTask: 'settle',
  },
  cashnguns: {
    count: state => (state as CashNGuns).own[0]!.hand.bang,
    next: state => (state as CashNGuns).secret.piles.at(-1),
    rareTask: 'giveBack',
  },
};
