import type { State } from '../../state.ts';
import type { Baseline } from '../baseline.ts';
import { noNarcoticsYet } from '../narcotics.ts';
import type { WatchChange } from './change.ts';

/** INV-14: no player takes narcotics before a business gives them; those of a starting position may come back. */
export const watchNarcotics = (baseline: Baseline, { table }: State): WatchChange => {
  let before = table.piles.narcotics;
  return (state, _events, list) => {
    const now = state.table.piles.narcotics;
    if (now < before && noNarcoticsYet(baseline, state))
      list.push({ id: 'INV-14', message: `narcotics fall from ${before} to ${now}, but no business gives them yet` });
    before = now;
  };
};
