// J1: what the goods in hand are worth for jobs.
import { GOODS, type Hand, type JobId, missingFor, type State } from '@omerta/corleone/rules';
import type { Prices } from './prices.ts';
import type { Prospect } from './weights.ts';

interface Times {
  readonly figures: number; // turns to come in this act
  readonly isLast: boolean;
}

/** A card in hand, and what it is worth there. */
export interface Held {
  readonly prospect: Prospect;
  readonly worth: number;
}

/** Goods at their own worth, jobs by how close they are to completion. Public jobs add to the goods. */
export function addGoodsAndJobs(
  prices: Prices,
  table: State['table'],
  hand: Readonly<Hand>,
  { figures, isLast }: Times,
  cards: Held[],
): void {
  const hope = figures > 0 ? 1 : isLast ? 0 : 0.65;
  for (const [at, promise] of promisesOf(prices, hand, hand.jobs).entries()) {
    cards.push({ prospect: 'jobs', worth: A_JOB * hope + promise * hope * 0.6 ** at });
  }
  const count = hand.gun + hand.booze + hand.bloodMoney + hand.narcotics;
  if (count === 0) return;
  let share = 0;
  for (const [at, promise] of promisesOf(prices, hand, table.publicJobs).entries()) {
    share += (promise * hope * 0.65 * 0.55 ** (at + Math.min(1, hand.jobs.length))) / count;
  }
  for (const good of GOODS) {
    for (let at = 0; at < hand[good]; at += 1) {
      const worth = (good === 'narcotics' ? 1.6 : Math.max(0.3, 1 - at * 0.35)) * hope;
      cards.push({ prospect: 'goods', worth: worth + share });
    }
  }
}

const A_JOB = 0.5;

/** What jobs pay, the less the more goods are missing; the best first. */
function promisesOf(prices: Prices, hand: Readonly<Hand>, jobs: readonly JobId[]): number[] {
  const promises: number[] = [];
  for (const job of jobs) {
    const price = prices.jobs.get(job)!;
    promises.push(price.gain * CHANCES[Math.min(missingFor(hand, price.needs), CHANCES.length - 1)]!);
  }
  return promises.sort((one, other) => other - one);
}

const CHANCES = [0.9, 0.45, 0.18, 0.06, 0.02];
