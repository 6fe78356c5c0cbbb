// Wald's test, with the variance of the blocks taken from the blocks: is the true share above a figure or below it?
import type { Moments } from './moments.ts';

export interface Question {
  readonly figure: number;
  /** Shares this close to the figure may get either verdict. */
  readonly margin: number;
  /** The prior variance of a block; it weighs as much as `PRIOR` blocks. */
  readonly variance: number;
}

export type Verdict = 'above' | 'below';

/** Undefined while undecided. Called after every block; the first verdict counts. */
export function verdictOn(blocks: Moments, { figure, margin, variance }: Question): Verdict | undefined {
  if (blocks.count < LEAST_BLOCKS) return undefined;
  const spread = (blocks.squares + PRIOR * variance) / (blocks.count + PRIOR);
  const likelihood = (2 * margin * blocks.count * (blocks.mean - figure)) / spread; // log of the ratio
  if (Math.abs(likelihood) < DECIDED) return undefined;
  return likelihood > 0 ? 'above' : 'below';
}

/** As if the games of a block were independent. */
export function varianceOfBlocks(figure: number, players: number): number {
  return (figure * (1 - figure)) / players;
}

const LEAST_BLOCKS = 8;
const PRIOR = 64; // a variance made of fewer blocks is often far too small, and would decide too early
const WRONG = 0.05; // how often a verdict may be wrong, either way
const DECIDED = Math.log((1 - WRONG) / WRONG);
