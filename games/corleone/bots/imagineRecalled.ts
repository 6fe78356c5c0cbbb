// Worlds as a player imagines them who counts cards: money, goods and allies are where the player saw them go, and only
// jobs are guessed.
import {
  type AllyId,
  type Card,
  type Content,
  type Corleone,
  canGoOn,
  countNotes,
  type Hand,
  inCardOrder,
  type JobId,
  missingFor,
  type Recall,
  type State,
  type View,
} from '@omerta/corleone/rules';
import { below, has, pick, type Random, type Rules, type Seat, shuffle } from '@omerta/kernel';
import { drawBid } from './drawBid.ts';
import type { Prices } from './prices.ts';

type Holding = Recall['worlds'][number]['seats'][number];

/** If no world of the recall fits the view, as where it is incomplete, any world that fits the view. */
export function imagineRecalled(
  rules: Rules<Corleone>,
  prices: Prices,
  view: View,
  recall: Recall | undefined,
  random: Random,
): State {
  const state = rules.imagine(view, random);
  if (recall === undefined || hasAnsweredWithCards(state, view)) return state;
  const others = [...state.own.keys()].filter(seat => seat !== view.viewer);
  const worlds = recall.worlds.filter(({ seats }) => fits(prices.content, state, others, seats));
  if (worlds.length === 0) return state;
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    dealAsSeen(prices, state, others, pick(random, worlds).seats, random);
    if (canGoOn(rules, state, view.viewer)) return state;
  }
  return rules.imagine(view, random);
}

const MOST_DEALS = 20;

/** Cards chosen in secret must be among those in hand. */
const hasAnsweredWithCards = ({ own }: State, { viewer }: View): boolean =>
  own.some(({ discards, offered }, seat) => seat !== viewer && (discards.length > 0 || offered !== undefined));

/** Whether the viewer's own cards, and who has money to offer (RN-19), leave this world possible. */
function fits(content: Content, state: State, others: readonly Seat[], seats: readonly Holding[]): boolean {
  const { jobs, allies } = cardsToDeal(state, others);
  const task = state.table.agenda.at(-1);
  return others.every(seat => {
    const holding = seats[seat]!;
    if (!isToldInFull(holding, state, seat)) return false;
    if (task?.kind === 'offers' && seat !== task.seat && has(task.asked, seat) !== countNotes(holding.hand) > 0)
      return false;
    return holding.cards.every(card => takeOut(content.jobs.has(card) ? jobs : allies, card));
  });
}

function isToldInFull({ hand, cards, jobs, others, suitcase, otherNotes }: Holding, state: State, seat: Seat): boolean {
  if (others !== 0 || otherNotes !== 0) return false;
  const { handSize, suitcaseSize } = state.table.seats[seat]!;
  const goods = hand.gun + hand.booze + hand.bloodMoney + hand.narcotics;
  return countNotes(hand) + goods + cards.length + jobs === handSize && countNotes(suitcase) === suitcaseSize;
}

/** The cards none of which the viewer sees, by where they may lie. */
function cardsToDeal({ own, secret }: State, others: readonly Seat[]): { jobs: JobId[]; allies: AllyId[] } {
  return {
    jobs: [...secret.jobDeck, ...others.flatMap(seat => [...own[seat]!.hand.jobs, ...own[seat]!.offer])],
    allies: [...secret.alliesRemoved, ...others.flatMap(seat => own[seat]!.hand.allies)],
  };
}

function dealAsSeen(
  prices: Prices,
  state: State,
  others: readonly Seat[],
  seats: readonly Holding[],
  random: Random,
): void {
  const { content } = prices;
  const { own, secret } = state;
  const { jobs, allies } = cardsToDeal(state, others);
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
  for (const seat of others) own[seat]!.offer = jobs.splice(0, own[seat]!.offer.length);
  secret.jobDeck = jobs;
  secret.alliesRemoved = allies;
}

/** I7: most jobs in hand were the better one of two. */
function keptOfTwo(prices: Prices, hand: Readonly<Hand>, jobs: JobId[], random: Random): JobId {
  const missing = (at: number): number => missingFor(hand, prices.jobs.get(jobs[at]!)!.needs);
  const [one, other] = [below(random, jobs.length), below(random, jobs.length)];
  return jobs.splice(missing(one) <= missing(other) ? one : other, 1)[0]!;
}

/** Whether it was there. */
function takeOut(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
