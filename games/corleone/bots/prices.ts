// What each job asks for and pays, worked out once for a pack.
import { type Content, GOODS, type Good, type JobId, type State, WORTH } from '@omerta/corleone/rules';
import { sum, worthOfPart } from './worth.ts';

export interface Price {
  readonly needs: readonly (readonly [Good, number])[];
  /** What it pays beyond its goods, in dollars that will count in the end. */
  readonly gain: number;
}

export interface Prices {
  readonly content: Content;
  readonly jobs: ReadonlyMap<JobId, Price>;
}

export const pricesOf = (content: Content): Prices => ({
  content,
  jobs: new Map([...content.jobs.keys()].map(job => [job, priceOf(content, job)])),
});

function priceOf(content: Content, id: JobId): Price {
  const { payments, reward, parts } = content.jobs.get(id)!;
  const goods = payments[0]!;
  const pay =
    sum(reward.map(note => WORTH[note] * 0.75)) + sum(parts.map(part => worthOfPart(content, part))) * 0.8 + A_COLOR;
  const needs = GOODS.map(good => [good, goods.filter(each => each === good).length] as const);
  return { needs: needs.filter(([, count]) => count > 0), gain: Math.max(0, pay - goods.length * 1.1) };
}

const A_COLOR = 2;

/** J1: narcotics stand in for anything. */
export function missingFor(hand: Readonly<State['own'][number]['hand']>, { needs }: Price): number {
  let missing = 0;
  for (const [good, count] of needs) if (count > hand[good]) missing += count - hand[good];
  return Math.max(0, missing - hand.narcotics);
}
