// Small changes to the state. Each keeps the counts right and reports what happened.
import { type Seat, shuffle } from '@omerta/kernel';
import type { Event } from './events.ts';
import { type Card, HAND_LIMIT, type State } from './state.ts';

/** D3: over the hand limit, the seat discards. */
export function drawCards(state: State, seat: Seat, count: number, events?: Event[]): void {
  const cards: Card[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    topOfDeck(state, events);
    cards.push(state.secret.deck.pop()!);
    state.table.deckSize--;
  }
  for (const card of cards) state.own[seat]!.hand.push(card);
  for (const own of state.own) own.peeked = undefined;
  state.table.handSizes[seat]! += count;
  events?.push({ kind: 'cardsDrawn', seat, cards });
  if (state.table.handSizes[seat]! > HAND_LIMIT) state.table.agenda.push({ kind: 'discard', seat });
}

/** D2: an empty deck is made of the discards. There are always enough: hands hold less than half of the cards. */
export function topOfDeck(state: State, events?: Event[]): Card {
  const { table, secret } = state;
  if (secret.deck.length === 0) {
    secret.deck = table.discards;
    table.discards = [];
    table.deckSize = secret.deck.length;
    shuffle(secret.random, secret.deck);
    events?.push({ kind: 'deckReshuffled' });
  }
  return secret.deck[secret.deck.length - 1]!;
}

export function takeCoins(state: State, seat: Seat, coins: number, events?: Event[]): void {
  state.table.coins[seat]! += coins;
  events?.push({ kind: 'coinsTaken', seat, coins });
}

export function putAway(state: State, seat: Seat, card: Card): void {
  const { hand } = state.own[seat]!;
  hand.splice(hand.indexOf(card), 1);
  state.table.handSizes[seat]!--;
  state.table.discards.push(card);
}
