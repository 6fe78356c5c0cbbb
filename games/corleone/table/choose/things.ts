import { type Card, type Choice, type ChoiceKind, type Role, writeChoice } from '@omerta/corleone/seen';
import { listSeats, rowOf, type Seat } from '@omerta/kernel';

/** Something that can be tapped to say an answer or a part of it. */
export type Thing =
  | `place:${string}` // a business (its thug space), a family space or a turf
  | `figure:${Role}` // in one's own reserve
  | `hand:${Card}`
  | `public:${string}` // a public job
  | `goods:${string}` // a way to pay for a job
  | `ally:${string}` // face up, to be bribed
  | `played:${string}` // an ally face up before oneself
  | `offer:${string}` // a job looked at
  | `seat:${Seat}`
  | `icon:${string}` // an icon or a part of a card, by the key of its ability
  | `pile:${string}` // money or a good to be taken
  | `marker:${string}` // a control marker by its turf and depth
  | `option:${number}`
  | `order:${'money' | 'ability'}`
  | 'skip'
  | 'done';

export type Sort = Thing extends infer T ? (T extends `${infer S}:${string}` ? S : T) : never;

export const sortOf = (thing: Thing): Sort => thing.split(':', 1)[0] as Sort;
/** What stands behind the colon. */
export const nameIn = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1);

/** The taps that make a choice, in the order they are asked for; empty for a bid, which has its own tray. */
export const thingsOf = (choice: Choice): readonly Thing[] => rowOf(things, choice.kind)(choice);

/** RN-13: first the figure, then where it goes. The things of all other choices may be tapped in any order. */
export const isInOrder = (choice: Choice): boolean => choice.kind === 'move';

type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { kind: K }>;

const things: { readonly [K in ChoiceKind]: (choice: ChoiceOf<K>) => readonly Thing[] } = {
  thug: ({ business }) => ['figure:thug', `place:${business}`],
  member: ({ member, space }) => [`figure:${member}`, `place:${space}`],
  job: ({ job, from, goods }) => [from === 'hand' ? `hand:${job}` : `public:${job}`, `goods:${goods.join('+')}`],
  ally: ({ ally }) => [`hand:${ally}`],
  lose: ({ role }) => [`figure:${role}`],
  first: ({ seat }) => [`seat:${seat}`],
  order: ({ first }) => [`order:${first}`],
  use: ({ ability }) => [`icon:${ability}`],
  suitcase: ({ note }) => ['icon:suitcase', `hand:${note}`],
  take: ({ card }) => [`pile:${card}`],
  discard: ({ card }) => [`hand:${card}`],
  keep: ({ job }) => [`offer:${job}`],
  turf: ({ turf }) => [`place:${turf}`],
  gunDown: ({ at }) => [`place:${at}`],
  move: ({ from, to }) => [`place:${from}`, `place:${to}`],
  place: ({ at }) => [`place:${at}`],
  front: ({ business }) => [`place:${business}`],
  rob: ({ seats }) => listSeats(seats).map(seat => `seat:${seat}` as const),
  return: ({ at }) => [`place:${at}`],
  ready: ({ ally }) => [`played:${ally}`],
  option: ({ number }) => [`option:${number}`],
  pick: ({ at }) => [`place:${at}`],
  offer: ({ note }) => [`hand:${note}`],
  marker: choice => [`place:${choice.turf}`, `marker:${writeChoice(choice).slice('marker:'.length)}`],
  bid: () => [],
  hire: ({ ally }) => [`ally:${ally}`],
  skip: () => ['skip'],
  done: () => ['done'],
};
