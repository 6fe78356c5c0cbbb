// What each job demands and pays, computed once for a pack.
import { type Content, type JobId, type Needs, WORTH } from '@omerta/corleone/rules';
import { sum, worthOfPart } from './worth.ts';

export interface Price {
  readonly needs: Needs;
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
  const { goods, needs, reward, parts } = content.jobs.get(id)!;
  const pay =
    sum(reward.map(note => WORTH[note] * 0.75)) + sum(parts.map(part => worthOfPart(content, part))) * 0.8 + A_COLOR;
  return { needs, gain: Math.max(0, pay - goods.length * 1.1) };
}

const A_COLOR = 2;
