import { has, listSeats, rowOf, type Seat, type Seats, seatName, seatNamed, withSeat } from '@omerta/kernel';
import {
  type AllyId,
  type Card,
  GOODS,
  type Good,
  isGood,
  isNote,
  type JobId,
  NOTES,
  type Note,
  type Purse,
} from './cards.ts';
import { type Member, ROLES, type Role } from './figures.ts';

/** A player's answer. Places are named by business (thug space), family space or turf. */
export type Choice =
  | { readonly kind: 'thug'; readonly business: string }
  | { readonly kind: 'member'; readonly member: Member; readonly space: string }
  | { readonly kind: 'job'; readonly job: JobId; readonly from: 'hand' | 'public'; readonly goods: readonly Good[] }
  | { readonly kind: 'ally'; readonly ally: AllyId }
  | { readonly kind: 'lose'; readonly role: Role }
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'order'; readonly first: 'money' | 'ability' }
  | { readonly kind: 'use'; readonly ability: string }
  | { readonly kind: 'suitcase'; readonly note: Note }
  | { readonly kind: 'take'; readonly card: Note | Good }
  | { readonly kind: 'discard'; readonly card: Card }
  | { readonly kind: 'keep'; readonly job: JobId }
  | { readonly kind: 'turf'; readonly turf: string }
  | { readonly kind: 'gunDown'; readonly at: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'place'; readonly at: string }
  | { readonly kind: 'front'; readonly business: string }
  | { readonly kind: 'rob'; readonly seats: Seats }
  | { readonly kind: 'return'; readonly at: string }
  | { readonly kind: 'ready'; readonly ally: AllyId }
  | { readonly kind: 'option'; readonly number: number }
  | { readonly kind: 'pick'; readonly at: string }
  | { readonly kind: 'offer'; readonly note: Note }
  | { readonly kind: 'marker'; readonly turf: string; readonly depth: number } // 0 is the bottom of the stack
  | { readonly kind: 'bid'; readonly notes: Purse }
  | { readonly kind: 'hire'; readonly ally: AllyId }
  | { readonly kind: 'skip' } // declines the part, marker or substitute in question
  | { readonly kind: 'done' }; // declines all that is left

export type ChoiceKind = Choice['kind'];
type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { kind: K }>;

export const SKIP: Choice = { kind: 'skip' };
export const DONE: Choice = { kind: 'done' };

const write: { readonly [K in ChoiceKind]: (choice: ChoiceOf<K>) => string } = {
  thug: choice => `thug:${choice.business}`,
  member: choice => `${choice.member}:${choice.space}`,
  job: choice => `${choice.from === 'hand' ? 'job' : 'public'}:${choice.job}:${choice.goods.join('+')}`,
  ally: choice => `ally:${choice.ally}`,
  lose: choice => `lose:${choice.role}`,
  first: choice => `first:${seatName(choice.seat)}`,
  order: choice => choice.first,
  use: choice => `use:${choice.ability}`,
  suitcase: choice => `suitcase:${choice.note}`,
  take: choice => `take:${choice.card}`,
  discard: choice => `discard:${choice.card}`,
  keep: choice => `keep:${choice.job}`,
  turf: choice => `turf:${choice.turf}`,
  gunDown: choice => `gunDown:${choice.at}`,
  move: choice => `move:${choice.from}>${choice.to}`,
  place: choice => `place:${choice.at}`,
  front: choice => `front:${choice.business}`,
  rob: choice => `rob:${listSeats(choice.seats).map(seatName).join('+')}`,
  return: choice => `return:${choice.at}`,
  ready: choice => `ready:${choice.ally}`,
  option: choice => `option:${choice.number}`,
  pick: choice => `pick:${choice.at}`,
  offer: choice => `offer:${choice.note}`,
  marker: choice => `marker:${choice.turf}.${choice.depth}`,
  bid: choice => `bid:${NOTES.map(note => choice.notes[note]).join('-')}`,
  hire: choice => `hire:${choice.ally}`,
  skip: () => 'skip',
  done: () => 'done',
};

/** "thug:bar", "don:F05", "job:mobHit:gun+bloodMoney", "bid:1-0-2-1": short and stable. */
export const writeChoice = (choice: Choice): string => rowOf(write, choice.kind)(choice);

const ID = /^[A-Za-z][A-Za-z0-9]*$/;
const id = (text: string, make: (id: string) => Choice): Choice | undefined => (ID.test(text) ? make(text) : undefined);
const note = (text: string, make: (note: Note) => Choice): Choice | undefined =>
  isNote(text) ? make(text) : undefined;

const readMember =
  (member: Member) =>
  (rest: string): Choice | undefined =>
    id(rest, space => ({ kind: 'member', member, space }));

const readJob =
  (from: 'hand' | 'public') =>
  (rest: string): Choice | undefined => {
    const [job, paid, more] = rest.split(':');
    if (job === undefined || paid === undefined || more !== undefined || !ID.test(job)) return undefined;
    const goods = paid === '' ? [] : paid.split('+');
    return goods.every(isGood) ? { kind: 'job', job, from, goods: sortGoods(goods) } : undefined;
  };

const readSeats = (rest: string): Choice | undefined => {
  let seats: Seats = 0;
  for (const letter of rest.split('+')) {
    const seat = seatNamed(letter);
    if (seat === undefined || has(seats, seat)) return undefined;
    seats = withSeat(seats, seat);
  }
  return { kind: 'rob', seats };
};

const readBid = (rest: string): Choice | undefined => {
  if (!/^\d{1,3}(-\d{1,3}){3}$/.test(rest)) return undefined;
  const [$1, $2, $3, $5] = rest.split('-');
  // Each number by itself: optimized, map(Number) gives doubles, and every purse that is copied afterwards is slow.
  return { kind: 'bid', notes: { $1: Number($1), $2: Number($2), $3: Number($3), $5: Number($5) } };
};

const readUse = (rest: string): Choice | undefined =>
  /^[$A-Za-z0-9.]+$/.test(rest) ? { kind: 'use', ability: rest } : undefined;

const readMove = (rest: string): Choice | undefined => {
  const [from, to, more] = rest.split('>');
  if (from === undefined || to === undefined || more !== undefined) return undefined;
  return ID.test(from) && ID.test(to) ? { kind: 'move', from, to } : undefined;
};

const readMarker = (rest: string): Choice | undefined => {
  const [, turf, depth] = /^([A-Za-z0-9]+)\.(\d{1,2})$/.exec(rest) ?? [];
  return turf === undefined ? undefined : { kind: 'marker', turf, depth: Number(depth) };
};

const readFirst = (rest: string): Choice | undefined => {
  const seat = seatNamed(rest);
  return seat === undefined ? undefined : { kind: 'first', seat };
};

const readers: Readonly<Record<string, (rest: string) => Choice | undefined>> = {
  thug: rest => id(rest, business => ({ kind: 'thug', business })),
  don: readMember('don'),
  consigliere: readMember('consigliere'),
  heir: readMember('heir'),
  job: readJob('hand'),
  public: readJob('public'),
  ally: rest => id(rest, ally => ({ kind: 'ally', ally })),
  lose: rest => ((ROLES as readonly string[]).includes(rest) ? { kind: 'lose', role: rest as Role } : undefined),
  first: readFirst,
  use: readUse,
  suitcase: rest => note(rest, given => ({ kind: 'suitcase', note: given })),
  take: rest => (isNote(rest) || isGood(rest) ? { kind: 'take', card: rest } : undefined),
  discard: rest => (isNote(rest) ? { kind: 'discard', card: rest } : id(rest, card => ({ kind: 'discard', card }))),
  keep: rest => id(rest, job => ({ kind: 'keep', job })),
  turf: rest => id(rest, turf => ({ kind: 'turf', turf })),
  gunDown: rest => id(rest, at => ({ kind: 'gunDown', at })),
  move: readMove,
  place: rest => id(rest, at => ({ kind: 'place', at })),
  front: rest => id(rest, business => ({ kind: 'front', business })),
  rob: readSeats,
  return: rest => id(rest, at => ({ kind: 'return', at })),
  ready: rest => id(rest, ally => ({ kind: 'ready', ally })),
  option: rest => (/^\d{1,2}$/.test(rest) ? { kind: 'option', number: Number(rest) } : undefined),
  pick: rest => id(rest, at => ({ kind: 'pick', at })),
  offer: rest => note(rest, given => ({ kind: 'offer', note: given })),
  marker: readMarker,
  bid: readBid,
  hire: rest => id(rest, ally => ({ kind: 'hire', ally })),
};

const words: Readonly<Record<string, Choice>> = {
  skip: SKIP,
  done: DONE,
  money: { kind: 'order', first: 'money' },
  ability: { kind: 'order', first: 'ability' },
};

export const readChoice = (text: string): Choice | undefined => {
  const colon = text.indexOf(':');
  if (colon < 0) return Object.hasOwn(words, text) ? words[text] : undefined;
  const kind = text.slice(0, colon);
  return Object.hasOwn(readers, kind) ? readers[kind]!(text.slice(colon + 1)) : undefined;
};

/** Goods of a payment in the order of the rule book, so that equal payments have one text. */
export const sortGoods = (goods: readonly Good[]): Good[] =>
  goods.toSorted((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other));
