import type { Seat, Viewer } from '@omerta/kernel';
import type { Ability, Card } from './state.ts';

export type Event =
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'cardsDrawn'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'deckReshuffled' }
  | { readonly kind: 'cardPlayed'; readonly seat: Seat; readonly card: Card; readonly pier: number }
  | { readonly kind: 'abilityUsed'; readonly seat: Seat; readonly ability: Ability }
  | { readonly kind: 'deckPeeked'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'coinsTaken'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'cardDiscarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'giftsSealed'; readonly seat: Seat }
  | { readonly kind: 'giftsShown'; readonly gifts: readonly (readonly Card[])[] }
  | { readonly kind: 'bidSealed'; readonly seat: Seat }
  | { readonly kind: 'bidChanged'; readonly seat: Seat }
  | { readonly kind: 'bidsShown'; readonly pier: number; readonly bids: readonly number[] };

export type SeenEvent =
  | Exclude<Event, { kind: 'cardsDrawn' | 'deckPeeked' }>
  | { readonly kind: 'cardsDrawn'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly kind: 'deckPeeked'; readonly seat: Seat; readonly card?: Card };

export function seenBy(event: Event, viewer: Viewer): SeenEvent | undefined {
  if (event.kind === 'cardsDrawn') {
    const { kind, seat, cards } = event;
    return viewer === seat ? { kind, seat, count: cards.length, cards } : { kind, seat, count: cards.length };
  }
  if (event.kind === 'deckPeeked') return viewer === event.seat ? event : { kind: event.kind, seat: event.seat };
  if (event.kind === 'bidChanged') return viewer === event.seat ? event : undefined;
  return event;
}

type Audience = 'none' | 'all' | 'itsSeat';

const learnedBy: { readonly [K in Event['kind']]: Audience } = {
  roundBegan: 'none',
  cardsDrawn: 'itsSeat',
  deckReshuffled: 'none',
  cardPlayed: 'none', // chosen by its player, not revealed by chance
  abilityUsed: 'none',
  deckPeeked: 'itsSeat',
  coinsTaken: 'none',
  cardDiscarded: 'none',
  giftsSealed: 'none',
  giftsShown: 'all',
  bidSealed: 'none',
  bidChanged: 'none',
  bidsShown: 'all',
};

export function isRevealing(event: Event, viewer?: Viewer): boolean {
  const audience = learnedBy[event.kind];
  if (audience === 'itsSeat') return viewer === undefined || ('seat' in event && event.seat === viewer);
  return audience === 'all';
}
