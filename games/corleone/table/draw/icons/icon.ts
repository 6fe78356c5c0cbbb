import type { Good, Note } from '@omerta/corleone/seen';

/** A trade: cards from hand for money, or for a good of one's choice. */
export interface TradeIcon {
  readonly discard: number;
  readonly money: readonly Note[];
  readonly goods: readonly Good[]; // one of them; empty where money is taken
}

export const PLAIN_ICONS = [
  '$1',
  '$2',
  '$3',
  '$5',
  'gun',
  'booze',
  'bloodMoney',
  'narcotics',
  'anyGood',
  'suitcase',
  'job',
  'horseHead',
  'gunDown',
  'move',
  'mayor',
  'unionBoss',
  'policeChief',
  'front',
  'backs',
  'offer',
  'stealCard',
  'stealMoney',
  'marker',
  'returnThug',
  'readyAlly',
] as const satisfies readonly (Note | Good | string)[];

export type PlainIcon = (typeof PLAIN_ICONS)[number];
export type Icon = PlainIcon | TradeIcon;

/** Round means family member and back, square means thug and front; bare is the sign without ground. */
export type TokenShape = 'back' | 'front' | 'bare';

export const isTrade = (icon: Icon): icon is TradeIcon => typeof icon === 'object';

/** Icons that look the same have the same key. */
export const iconKey = (icon: Icon): string =>
  isTrade(icon) ? `${icon.discard}>${[...icon.money, ...icon.goods].join('+')}` : icon;

/** Tokens are 40 units high; how wide is this one? */
export const widthOf = (icon: Icon): number => (isTrade(icon) ? tradeSteps(icon).width : 40);

export const GROUNDS: { readonly [I in PlainIcon]: string } = {
  $1: 'var(--ic-money)',
  $2: 'var(--ic-money)',
  $3: 'var(--ic-money)',
  $5: 'var(--ic-money)',
  gun: 'var(--ic-gun)',
  booze: 'var(--ic-booze)',
  bloodMoney: 'var(--ic-blood)',
  narcotics: 'var(--ic-narc)',
  anyGood: 'var(--ic-smuggle)',
  suitcase: 'var(--ic-suitcase)',
  job: 'var(--ic-job)',
  horseHead: 'var(--ic-horse)',
  gunDown: 'var(--ic-blood)',
  move: 'var(--ic-job)',
  mayor: 'var(--ic-gun)',
  unionBoss: 'var(--ic-gun)',
  policeChief: 'var(--ic-gun)',
  front: 'var(--ic-smuggle)',
  backs: 'var(--ic-smuggle)',
  offer: 'var(--ic-money)',
  stealCard: 'var(--ic-horse)',
  stealMoney: 'var(--ic-money)',
  marker: 'var(--ic-job)',
  returnThug: 'var(--ic-job)',
  readyAlly: 'var(--ic-narc)',
};

export const groundOf = (icon: Icon): string => {
  if (!isTrade(icon)) return GROUNDS[icon];
  return icon.goods.length > 0 ? GROUNDS.anyGood : GROUNDS.$5;
};

export const MOST_CARDS = 3; // drawn; above that the top card bears the number
export const FAN = 4.5; // from card to card

/** Where the parts of a trade begin, from left to right. */
export function tradeSteps({ discard, money, goods }: TradeIcon) {
  const cards = Math.min(discard, MOST_CARDS);
  const top = 7 + FAN * (cards - 1);
  const arrow = top + 14;
  const gain = arrow + 11;
  const notes = money.length * 21 + Math.max(0, money.length - 1) * 8;
  return { cards, top, arrow, gain, width: gain + (goods.length > 0 ? 22 : notes) + 8 };
}
