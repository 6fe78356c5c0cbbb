import { NOTES, type Purse, WORTH, worthOf } from '@omerta/corleone/rules';
import { below, type Random } from '@omerta/kernel';

/** B1: what a player with this suitcase may have bid. */
export function drawBid(suitcase: Readonly<Purse>, random: Random): Purse {
  const bid: Purse = { $1: 0, $2: 0, $3: 0, $5: 0 };
  let left = Math.max(0, usualBid(suitcase) + below(random, 2 * SWING + 1) - SWING);
  for (const note of NOTES.toReversed()) {
    bid[note] = Math.min(suitcase[note], Math.floor(left / WORTH[note]));
    left -= bid[note] * WORTH[note];
  }
  return bid;
}

export const SWING = 2; // dollars, more or less than usual

/** About a fifth of the suitcase, at most $4. */
export const usualBid = (suitcase: Readonly<Purse>): number => Math.min(4, Math.round(worthOf(suitcase) / 5));
