// Styles of play that do not change strength. They affect the levels that look ahead.
import type { Style } from '@omerta/bots';
import type { Judgement } from './standing.ts';
import { PROSPECTS, type Prospect, type Weights } from './weights.ts';

/** The same player with another style. */
export function styled({ weights, envy }: Judgement, style: Style): Judgement {
  const { more, envy: added } = CHANGES[style];
  return {
    envy: envy + added,
    weights: {
      2: withMore(weights[2], more),
      3: withMore(weights[3], more),
      4: withMore(weights[4], more),
      5: withMore(weights[5], more),
    },
  };
}

const withMore = (weights: Weights, more: readonly Prospect[]): Weights =>
  weights.map(row => row.map((weight, at) => (more.includes(PROSPECTS[at]!) ? weight * MORE : weight)));

const MORE = 1.25;

const CHANGES: { readonly [S in Style]: { readonly more: readonly Prospect[]; readonly envy: number } } = {
  plain: { more: [], envy: 0 },
  cautious: { more: ['suitcase'], envy: 0 },
  aggressive: { more: ['dominance', 'control', 'controlNow'], envy: 0.5 },
  greedy: { more: ['goods', 'jobs', 'colors'], envy: 0 },
};
