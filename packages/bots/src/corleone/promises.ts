// J1: what the goods in hand are good for.
import { type Content, GOODS, type Good, type Hand, type JobId, type State, WORTH } from '@omerta/corleone';
import type { Prospect } from './weights.ts';
import { sum, worthOfPart } from './worth.ts';

interface Times {
  readonly figures: number; // turns to come in this act
  readonly isLast: boolean;
  readonly actsLeft: number;
}

/** A card in hand, and what it is worth there. */
export interface Held {
  readonly prospect: Prospect;
  readonly worth: number;
}

/** Goods as they come, jobs with what they promise. Public jobs count with the goods. */
export function addGoodsAndJobs(
  content: Content,
  table: State['table'],
  hand: Readonly<Hand>,
  times: Times,
  cards: Held[],
): void {
  const hope = times.figures > 0 ? 1 : times.isLast ? 0 : 0.65;
  const own = hand.jobs.map(job => promiseOf(content, hand, job) * hope).sort((one, other) => other - one);
  const open = table.publicJobs
    .map(job => promiseOf(content, hand, job) * hope * 0.65)
    .sort((one, other) => other - one);
  const jobs = own.map((promise, at) => A_JOB * hope + promise * 0.6 ** at);
  const goods = GOODS.flatMap(good =>
    Array.from({ length: hand[good] }, (_, at) => (good === 'narcotics' ? 1.6 : Math.max(0.3, 1 - at * 0.35)) * hope),
  );
  const share =
    goods.length === 0
      ? 0
      : sum(open.map((promise, at) => promise * 0.55 ** (at + Math.min(1, own.length)))) / goods.length;
  for (const worth of jobs) cards.push({ prospect: 'jobs', worth });
  for (const worth of goods) cards.push({ prospect: 'goods', worth: worth + share });
}

const A_JOB = 0.5;

/** What a job pays, the less the more goods are missing. */
function promiseOf(content: Content, hand: Readonly<Hand>, id: JobId): number {
  const { payments, reward, parts } = content.jobs.get(id)!;
  const pay =
    sum(reward.map(note => WORTH[note] * 0.75)) + sum(parts.map(part => worthOfPart(content, part))) * 0.8 + A_COLOR;
  const cost = payments[0]!.length * 1.1;
  return Math.max(0, pay - cost) * CHANCES[Math.min(missingFor(hand, payments[0]!), CHANCES.length - 1)]!;
}

const A_COLOR = 2;
const CHANCES = [0.9, 0.45, 0.18, 0.06, 0.02];

function missingFor(hand: Readonly<Hand>, goods: readonly Good[]): number {
  let missing = 0;
  for (const good of new Set(goods)) missing += Math.max(0, goods.filter(each => each === good).length - hand[good]);
  return Math.max(0, missing - hand.narcotics);
}
