// Every card is equally likely at every place and after every other card: the whole way from a secret to a deck.
import { below, dealSeed, fingerprint, next32, type Random, randomFrom, shuffle } from '@omerta/kernel';
import { chiSquare, chiSquareTail } from './chiSquare.ts';
import type { Failure, Planted, Suite, TrialReport, TrialRequest } from './suite.ts';

type Shuffle = (random: Random, cards: unknown[]) => void;

export const shuffles: Suite = {
  id: 'S15-shuffles',
  promise: 'fair',
  shows: 'Shuffled decks favour no card at any place and no card behind another (χ², p from .001 to .999)',
  unit: 'shuffles',
  trials: { long: 200_000, night: 1_000_000 },
  share: 1_000_000,
  together: true,
  run: request => judge(shuffle, request),
  planted: [
    plantedShuffle('a shuffle that swaps every card with any card', (random, cards) => {
      for (const at of cards.keys()) swap(cards, at, below(random, cards.length));
    }),
    plantedShuffle('a shuffle that leaves no card where it was', (random, cards) => {
      for (let last = cards.length - 1; last > 0; last -= 1) swap(cards, last, below(random, last));
    }),
    plantedShuffle('a number below n that is the rest of a byte', (random, cards) => {
      for (let last = cards.length - 1; last > 0; last -= 1) {
        swap(cards, last, (next32(random) & 255) % (last + 1));
      }
    }),
    plantedShuffle('a deck that is cut, not shuffled', (random, cards) => {
      cards.push(...cards.splice(0, below(random, cards.length)));
    }),
  ],
};

const CARDS = 18; // no divisor of a power of two
const LIKELY = { least: 0.001, most: 0.999 };

/** One verdict on all shuffles together. */
async function judge(shuffleCards: Shuffle, { first, count, until }: TrialRequest): Promise<TrialReport> {
  const places = Array<number>(CARDS * CARDS).fill(0);
  const pairs = Array<number>(CARDS * CARDS).fill(0);
  let seed = first;
  for (; seed < first + count && !until(); seed += 1) {
    const cards = Array.from({ length: CARDS }, (_, card) => card);
    shuffleCards(randomOf(seed), cards);
    for (const [place, card] of cards.entries()) places[place * CARDS + card]! += 1;
    const place = seed % (CARDS - 1); // one pair of each deck: several of one deck would depend on each other
    pairs[cards[place]! * CARDS + cards[place + 1]!]! += 1;
  }
  const trials = seed - first;
  if (trials < LEAST) return { trials: 0, failures: [] };
  const failures = [
    ...unlikely('places', placesTail(places, trials), first, trials),
    ...unlikely('successive pairs', pairsTail(pairs, trials), first, trials),
  ];
  return { trials, failures };
}

const LEAST = 20 * CARDS * CARDS; // fewer say nothing

/** A deck has every card once, which lowers the degrees of freedom. */
function placesTail(places: readonly number[], trials: number): number {
  return chiSquareTail((chiSquare(places, trials / CARDS) * (CARDS - 1)) / CARDS, (CARDS - 1) ** 2);
}

function pairsTail(pairs: readonly number[], trials: number): number {
  const cells = pairs.filter((_, at) => Math.floor(at / CARDS) !== at % CARDS); // no card is behind itself
  return chiSquareTail(chiSquare(cells, trials / cells.length), cells.length - 1);
}

function unlikely(what: string, tail: number, seed: number, count: number): Failure[] {
  const isLikely = tail >= LIKELY.least && tail <= LIKELY.most;
  return isLikely ? [] : [{ seed, count, what: `${what}: p = ${tail.toPrecision(3)}` }];
}

/** As a server derives it: from its secret, the match and the entropies of the seats. */
function randomOf(seed: number): Random {
  const secret = fingerprint(seed);
  return randomFrom(dealSeed(secret, `match-${seed}`, [secret.slice(0, 32), '']));
}

function plantedShuffle(name: string, shuffleCards: Shuffle): Planted {
  return { name, most: 50_000, run: request => judge(shuffleCards, request) };
}

function swap(cards: unknown[], one: number, other: number): void {
  [cards[one], cards[other]] = [cards[other], cards[one]];
}
