import { rowOf, type Seat, seatName, seatNamed } from '@omerta/kernel';
import { BULLETS, type Bullet } from './bullets.ts';
import { SHARE_TYPES, SHARES, type Share, type ShareType } from './loot.ts';
import { TALENTS, type Talent } from './talents.ts';

/** A player's answer. */
export type Choice =
  | { readonly kind: 'talent'; readonly talent: Talent }
  | { readonly kind: 'hustle'; readonly seat: Seat }
  | { readonly kind: 'give'; readonly bullet: Bullet }
  | { readonly kind: 'bullet'; readonly bullet: Bullet }
  | { readonly kind: 'aim'; readonly seat: Seat }
  | { readonly kind: 'tooSlow' } // from the clock only
  | { readonly kind: 'exchange'; readonly bullet: Bullet }
  | { readonly kind: 'order'; readonly seat: Seat }
  | { readonly kind: 'courage'; readonly how: 'duck' | 'stand' }
  | { readonly kind: 'heal' }
  | { readonly kind: 'discard'; readonly bullet: Bullet }
  | { readonly kind: 'loot' } // the Vulture takes two cards
  | { readonly kind: 'take'; readonly shares: readonly Share[] } // two for the Greedy
  | { readonly kind: 'ban'; readonly type: ShareType }
  | { readonly kind: 'swap'; readonly seat: Seat }
  | { readonly kind: 'pass' }; // declines an optional action

export type ChoiceKind = Choice['kind'];
type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { kind: K }>;

const EIGHT_SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];

// Made once: choices are plain read-only data, and lists of them are built all the time.
export const PASS: Choice = { kind: 'pass' };
export const TOO_SLOW_CHOICE: Choice = { kind: 'tooSlow' };
export const HEAL: Choice = { kind: 'heal' };
export const LOOT_THE_DEAD: Choice = { kind: 'loot' };
export const DUCK: Choice = { kind: 'courage', how: 'duck' };
export const STAND: Choice = { kind: 'courage', how: 'stand' };
export const AIM: readonly Choice[] = EIGHT_SEATS.map(seat => ({ kind: 'aim', seat }));
export const ORDER: readonly Choice[] = EIGHT_SEATS.map(seat => ({ kind: 'order', seat }));
export const SWAP: readonly Choice[] = EIGHT_SEATS.map(seat => ({ kind: 'swap', seat }));
export const HUSTLE: readonly Choice[] = EIGHT_SEATS.map(seat => ({ kind: 'hustle', seat }));
export const PLAY: Readonly<Record<Bullet, Choice>> = {
  click: { kind: 'bullet', bullet: 'click' },
  bang: { kind: 'bullet', bullet: 'bang' },
};
export const DISCARD: Readonly<Record<Bullet, Choice>> = {
  click: { kind: 'discard', bullet: 'click' },
  bang: { kind: 'discard', bullet: 'bang' },
};
export const TAKE = Object.fromEntries(
  SHARES.map(share => [share, { kind: 'take', shares: [share] }] as const),
) as unknown as Readonly<Record<Share, Choice>>;

const write: { readonly [K in ChoiceKind]: (choice: ChoiceOf<K>) => string } = {
  talent: choice => `talent:${choice.talent}`,
  hustle: choice => `hustle:${seatName(choice.seat)}`,
  give: choice => `give:${choice.bullet}`,
  bullet: choice => choice.bullet,
  aim: choice => `aim:${seatName(choice.seat)}`,
  tooSlow: () => 'tooSlow',
  exchange: choice => `exchange:${choice.bullet}`,
  order: choice => `order:${seatName(choice.seat)}`,
  courage: choice => choice.how,
  heal: () => 'heal',
  discard: choice => `discard:${choice.bullet}`,
  loot: () => 'loot',
  take: choice => `take:${choice.shares.join('+')}`,
  ban: choice => `ban:${choice.type}`,
  swap: choice => `swap:${seatName(choice.seat)}`,
  pass: () => 'pass',
};

/** "bang", "aim:C", "duck", "take:bill20", "take:clip+aid": short and stable. */
export const writeChoice = (choice: Choice): string => rowOf(write, choice.kind)(choice);

const words: Readonly<Record<string, Choice>> = {
  click: PLAY.click,
  bang: PLAY.bang,
  duck: DUCK,
  stand: STAND,
  heal: HEAL,
  loot: LOOT_THE_DEAD,
  pass: PASS,
  tooSlow: TOO_SLOW_CHOICE,
};

const atSeat =
  (list: readonly Choice[]) =>
  (rest: string): Choice | undefined => {
    const seat = seatNamed(rest);
    return seat === undefined ? undefined : list[seat];
  };

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined => list.find(each => each === text);

const readShares = (rest: string): Choice | undefined => {
  const shares = rest.split('+').map(text => oneOf(SHARES, text));
  const [one, two, three] = shares;
  if (one === undefined || three !== undefined || (shares.length > 1 && two === undefined) || shares.length > 2) {
    return undefined;
  }
  return two === undefined ? TAKE[one] : { kind: 'take', shares: [one, two] };
};

const readers: Readonly<Record<string, (rest: string) => Choice | undefined>> = {
  talent(rest) {
    const talent = oneOf(TALENTS, rest);
    return talent === undefined ? undefined : { kind: 'talent', talent };
  },
  hustle: atSeat(HUSTLE),
  aim: atSeat(AIM),
  order: atSeat(ORDER),
  swap: atSeat(SWAP),
  give(rest) {
    const bullet = oneOf(BULLETS, rest);
    return bullet === undefined ? undefined : { kind: 'give', bullet };
  },
  exchange(rest) {
    const bullet = oneOf(BULLETS, rest);
    return bullet === undefined ? undefined : { kind: 'exchange', bullet };
  },
  discard(rest) {
    const bullet = oneOf(BULLETS, rest);
    return bullet === undefined ? undefined : DISCARD[bullet];
  },
  take: readShares,
  ban(rest) {
    const type = oneOf(SHARE_TYPES, rest);
    return type === undefined ? undefined : { kind: 'ban', type };
  },
};

export const readChoice = (text: string): Choice | undefined => {
  const colon = text.indexOf(':');
  if (colon < 0) return Object.hasOwn(words, text) ? words[text] : undefined;
  const kind = text.slice(0, colon);
  return Object.hasOwn(readers, kind) ? readers[kind]!(text.slice(colon + 1)) : undefined;
};
