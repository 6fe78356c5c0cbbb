// The Docks (D1 to D10) as a boardgame.io game: the same questions and the same legal answers. Written for speed where
// boardgame.io leaves a choice: open questions are part of G, since stages, phases and events cost more, and the state
// is flat, since each object a move touches costs.
import { allSeats, has, NO_SEATS, type Seat, type Seats, without, withSeat } from '@omerta/kernel';
import type { Chance } from 'boardgame.io/internal';
import { type Ability, CARDS, type Card, COPIES, HAND_LIMIT, NO_SEAT, PIERS } from '../docks/state.ts';

export interface Docks {
  round: number;
  readonly rounds: number;
  step: number; // of the round: a turn for each seat, gifts, bids
  coins: number[];
  discards: Card[];
  piers: number[];
  asked: Question[]; // the last is answered first; empty when the game is over
  hands: Card[][];
  gifts: Card[][];
  bids: number[];
  peeked: Card[];
  deck: Card[];
}

export type Question =
  | { kind: 'play'; seat: Seat }
  | { kind: 'benefit'; seat: Seat }
  | { kind: 'discard'; seat: Seat }
  | { kind: 'use'; seat: Seat; left: Ability[] }
  | { kind: 'gifts'; waiting: Seats }
  | { kind: 'bids'; waiting: Seats };

export function setUp(seats: number, rounds: number, random: Chance): Docks {
  const deck = random.Shuffle(CARDS.flatMap(card => new Array<Card>(COPIES).fill(card)));
  const docks: Docks = {
    round: 0,
    rounds,
    step: 0,
    coins: new Array<number>(seats).fill(FIRST_COINS),
    discards: [],
    piers: new Array<number>(PIERS).fill(NO_SEAT),
    asked: [],
    hands: Array.from({ length: seats }, () => deck.splice(deck.length - FIRST_HAND)),
    gifts: Array.from({ length: seats }, () => []),
    bids: [],
    peeked: [],
    deck,
  };
  goOn(docks, random);
  return docks;
}

export function waitingFor({ asked }: Docks): Seats {
  const question = asked.at(-1);
  if (question === undefined) return NO_SEATS;
  return 'waiting' in question ? question.waiting : withSeat(NO_SEATS, question.seat);
}

/** The open question, if it is of this kind and this seat may answer it. */
export function askedOf<K extends Question['kind']>(docks: Docks, kind: K, seat: Seat) {
  const question = docks.asked[docks.asked.length - 1];
  if (question?.kind !== kind) return undefined;
  const isAsked = 'waiting' in question ? has(question.waiting, seat) : question.seat === seat;
  return isAsked ? (question as Extract<Question, { kind: K }>) : undefined;
}

/** Asks on until there is something to answer. */
export function goOn(docks: Docks, random: Chance): void {
  const { asked } = docks;
  for (;;) {
    const question = asked[asked.length - 1];
    if (question === undefined) {
      if (docks.step === 0 && docks.round === docks.rounds) return;
      askNext(docks, random);
    } else if (isOpen(docks, question)) return;
    else {
      asked.pop();
      if (question.kind === 'gifts') showGifts(docks);
      if (question.kind === 'bids') showBids(docks);
    }
  }
}

export function drawCards(docks: Docks, seat: Seat, count: number, random: Chance): void {
  const hand = docks.hands[seat]!;
  for (let drawn = 0; drawn < count; drawn++) {
    topOfDeck(docks, random);
    hand.push(docks.deck.pop()!);
  }
  if (docks.peeked.length > 0) docks.peeked = [];
  if (hand.length > HAND_LIMIT) docks.asked.push({ kind: 'discard', seat });
}

export function topOfDeck(docks: Docks, random: Chance): Card {
  if (docks.deck.length === 0) {
    docks.deck = random.Shuffle(docks.discards);
    docks.discards = [];
  }
  return docks.deck[docks.deck.length - 1]!;
}

function askNext(docks: Docks, random: Chance): void {
  const seats = docks.coins.length;
  if (docks.step === 0) docks.round++;
  const { step } = docks;
  docks.step = (step + 1) % (seats + 2);
  if (step < seats) {
    const seat = (docks.round + step) % seats;
    docks.asked.push({ kind: 'play', seat });
    drawCards(docks, seat, 1, random);
  } else if (step === seats) docks.asked.push({ kind: 'gifts', waiting: seatsWithCards(docks) });
  else docks.asked.push({ kind: 'bids', waiting: allSeats(seats) });
}

function isOpen(docks: Docks, question: Question): boolean {
  if (question.kind === 'use') return question.left.length > 0;
  if (question.kind === 'discard') return docks.hands[question.seat]!.length > HAND_LIMIT;
  return 'waiting' in question ? question.waiting !== NO_SEATS : true;
}

function seatsWithCards({ hands }: Docks): Seats {
  let seats = allSeats(hands.length);
  for (const [seat, hand] of hands.entries()) if (hand.length === 0) seats = without(seats, seat);
  return seats;
}

function showGifts(docks: Docks): void {
  const { gifts, coins, discards } = docks;
  for (const [seat, given] of gifts.entries()) {
    for (const card of given) {
      if (!gifts.some((cards, other) => other !== seat && cards.includes(card))) coins[seat]! += 2;
      discards.push(card);
    }
  }
  docks.gifts = gifts.map(() => []);
}

function showBids(docks: Docks): void {
  const { bids, coins, piers } = docks;
  const highest = Math.max(...bids);
  const winner = bids.indexOf(highest);
  docks.bids = [];
  if (bids.lastIndexOf(highest) !== winner) return;
  coins[winner]! -= highest;
  piers[docks.round % PIERS] = winner;
}

const FIRST_HAND = 4;
const FIRST_COINS = 5;
