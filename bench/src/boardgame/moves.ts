import { type Seat, without } from '@omerta/kernel';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Chance, Context } from 'boardgame.io/internal';
import { type Ability, abilitiesOf, type Card, NO_SEAT, PIERS } from '../docks/state.ts';
import { kindsIn } from '../docks/tasks/kindsIn.ts';
import { askedOf, type Docks, drawCards, goOn, topOfDeck } from './docks.ts';

/** Changes the state unless the answer is not allowed: then it says no. */
type Act<A extends unknown[]> = (docks: Docks, seat: Seat, random: Chance, ...args: A) => boolean;

const moveOf =
  <A extends unknown[]>(act: Act<A>) =>
  ({ G, playerID, random }: Context<Docks>, ...args: A) => {
    if (!act(G, Number(playerID), random, ...args)) return INVALID_MOVE;
    goOn(G, random);
    return undefined;
  };

const play: Act<[Card, number]> = (docks, seat, _random, card, pier) => {
  if (!askedOf(docks, 'play', seat) || !takeFromHand(docks, seat, card)) return false;
  docks.discards.push(card);
  docks.asked.pop();
  docks.asked.push({ kind: 'use', seat, left: abilitiesOf[card].slice() });
  const controller = docks.piers[pier]!;
  if (controller !== NO_SEAT && controller !== seat) docks.asked.push({ kind: 'benefit', seat: controller });
  return true;
};

const use: Act<[Ability]> = (docks, seat, random, ability) => {
  const left = askedOf(docks, 'use', seat)?.left;
  const at = left?.indexOf(ability) ?? -1;
  if (left === undefined || at < 0) return false;
  left.splice(at, 1);
  if (ability === 'coins') docks.coins[seat]! += 2;
  else if (ability === 'draw') drawCards(docks, seat, 2, random);
  else docks.peeked[seat] = topOfDeck(docks, random);
  return true;
};

const done: Act<[]> = (docks, seat) => {
  if (!askedOf(docks, 'use', seat)) return false;
  docks.asked.pop();
  return true;
};

const take: Act<['card' | 'coin']> = (docks, seat, random, what) => {
  if (!askedOf(docks, 'benefit', seat)) return false;
  docks.asked.pop();
  if (what === 'card') drawCards(docks, seat, 1, random);
  else docks.coins[seat]! += 1;
  return true;
};

const discard: Act<[Card]> = (docks, seat, _random, card) => {
  if (!askedOf(docks, 'discard', seat) || !takeFromHand(docks, seat, card)) return false;
  docks.discards.push(card);
  return true;
};

const give: Act<[Card]> = (docks, seat, _random, card) => {
  const question = askedOf(docks, 'gifts', seat);
  if (question === undefined || !takeFromHand(docks, seat, card)) return false;
  const given = docks.gifts[seat]!;
  given.push(card);
  if (given.length === GIFTS || docks.hands[seat]!.length === 0) question.waiting = without(question.waiting, seat);
  return true;
};

const bid: Act<[number]> = (docks, seat, _random, coins) => {
  const question = askedOf(docks, 'bids', seat);
  if (question === undefined || coins > docks.coins[seat]!) return false;
  docks.bids[seat] = coins;
  question.waiting = without(question.waiting, seat);
  return true;
};

/** By boardgame.io's names: what a move may not do it must refuse itself. */
export const moves = {
  play: moveOf(play),
  use: moveOf(use),
  done: moveOf(done),
  take: moveOf(take),
  discard: moveOf(discard),
  give: moveOf(give),
  bid: moveOf(bid),
};

export interface Answer {
  readonly move: keyof typeof moves;
  readonly args: readonly unknown[];
}

/** Every legal answer, in the form boardgame.io gives its own bots. */
export function enumerate(docks: Docks, seat: Seat): Answer[] {
  const question = docks.asked.at(-1)!;
  const cards = kindsIn(docks.hands[seat]!);
  switch (question.kind) {
    case 'play':
      return cards.flatMap(card => Array.from({ length: PIERS }, (_, pier) => ({ move: 'play', args: [card, pier] })));
    case 'use':
      return [{ move: 'done', args: [] }, ...[...new Set(question.left)].map(left => answer('use', left))];
    case 'benefit':
      return [answer('take', 'card'), answer('take', 'coin')];
    case 'discard':
      return cards.map(card => answer('discard', card));
    case 'gifts':
      return cards.map(card => answer('give', card));
    case 'bids':
      return Array.from({ length: docks.coins[seat]! + 1 }, (_, coins) => answer('bid', coins));
  }
}

const answer = (move: Answer['move'], word: unknown): Answer => ({ move, args: [word] });

function takeFromHand(docks: Docks, seat: Seat, card: Card): boolean {
  const hand = docks.hands[seat]!;
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  return at >= 0;
}

const GIFTS = 2;
