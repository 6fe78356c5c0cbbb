// Worlds as a player imagines them who counts cards: money, goods and allies are where the player saw them go, and only
// jobs are guessed.
import {
  type Card,
  type Corleone,
  countNotes,
  type Hand,
  inCardOrder,
  type JobId,
  missingFor,
  type Recall,
  type State,
  type View,
} from '@omerta/corleone/rules';
import { below, pick, type Random, type Rules, type Seat, shuffle } from '@omerta/kernel';
import { drawBid } from './drawBid.ts';
import type { Prices } from './prices.ts';

type Holding = Recall['worlds'][number]['seats'][number];

/** If the recall is incomplete, any world that fits the view. */
export function imagineRecalled(
  rules: Rules<Corleone>,
  prices: Prices,
  view: View,
  recall: Recall | undefined,
  random: Random,
): State {
  const state = rules.imagine(view, random);
  if (recall === undefined || hasAnsweredWithCards(state, view)) return state;
  const world = pick(random, recall.worlds);
  const others = [...state.own.keys()].filter(seat => seat !== view.viewer);
  if (others.every(seat => isToldInFull(world.seats[seat]!, state, seat))) {
    dealAsSeen(prices, state, others, world.seats, random);
  }
  return state;
}

/** Cards chosen in secret must be among those in hand. */
const hasAnsweredWithCards = ({ own }: State, { viewer }: View): boolean =>
  own.some(({ discards, offered }, seat) => seat !== viewer && (discards.length > 0 || offered !== undefined));

function isToldInFull({ hand, cards, jobs, others, suitcase, otherNotes }: Holding, state: State, seat: Seat): boolean {
  if (others !== 0 || otherNotes !== 0) return false;
  const { handSize, suitcaseSize } = state.table.seats[seat]!;
  const goods = hand.gun + hand.booze + hand.bloodMoney + hand.narcotics;
  return countNotes(hand) + goods + cards.length + jobs === handSize && countNotes(suitcase) === suitcaseSize;
}

function dealAsSeen(
  prices: Prices,
  { own, secret }: State,
  others: readonly Seat[],
  seats: readonly Holding[],
  random: Random,
): void {
  const { content } = prices;
  const jobs = [...secret.jobDeck, ...others.flatMap(seat => own[seat]!.hand.jobs)];
  const allies = [...secret.alliesRemoved, ...others.flatMap(seat => own[seat]!.hand.allies)];
  for (const seat of others) {
    const { hand, cards, suitcase } = seats[seat]!;
    own[seat]!.suitcase = { ...suitcase };
    if (own[seat]!.bid !== undefined) own[seat]!.bid = drawBid(suitcase, random);
    own[seat]!.hand = { ...hand, jobs: [], allies: [] };
    for (const card of cards) {
      const isJob = content.jobs.has(card);
      own[seat]!.hand[isJob ? 'jobs' : 'allies'].push(card);
      takeOut(isJob ? jobs : allies, card);
    }
  }
  shuffle(random, jobs);
  for (const seat of others) {
    const { hand } = own[seat]!;
    for (let left = seats[seat]!.jobs; left > 0; left -= 1) hand.jobs.push(keptOfTwo(prices, hand, jobs, random));
    hand.jobs = inCardOrder(content, hand.jobs);
    hand.allies = inCardOrder(content, hand.allies);
  }
  shuffle(random, jobs);
  secret.jobDeck = jobs;
  secret.alliesRemoved = allies;
}

/** I7: most jobs in hand were the better one of two. */
function keptOfTwo(prices: Prices, hand: Readonly<Hand>, jobs: JobId[], random: Random): JobId {
  const missing = (at: number): number => missingFor(hand, prices.jobs.get(jobs[at]!)!.needs);
  const [one, other] = [below(random, jobs.length), below(random, jobs.length)];
  return jobs.splice(missing(one) <= missing(other) ? one : other, 1)[0]!;
}

function takeOut(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${card} was seen but is in no pile`);
  cards.splice(at, 1);
}
