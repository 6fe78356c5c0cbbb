import type { State } from '../../state.ts';
import type { Baseline } from '../baseline.ts';
import type { InvariantProblem } from '../problem.ts';
import type { WatchChange } from './change.ts';

/** INV-12: every figure of the reserves is played (or given up, F4) before family business ends. */
export const watchFiguresPlayed = (baseline: Baseline, start: State): WatchChange => {
  let left = countReserves(start); // figures still to be played in this act
  return (state, events, list) => {
    let hasBegun = false;
    for (const event of events) {
      if (event.kind === 'thugPlayed' || event.kind === 'memberPlayed' || event.kind === 'figureGivenUp') left -= 1;
      else if (event.kind === 'figureReturned') left += 1;
      else if (event.kind === 'phaseBegan' && event.phase === 'war') {
        if (left !== 0) list.push({ id: 'INV-12', message: `act ${event.act} ends with ${left} figures to be played` });
      } else if (event.kind === 'phaseBegan' && event.phase === 'family') {
        hasBegun = true;
        left = 0; // if a player has figures left, the phase waits for them after this step
      }
    }
    const reserves = countReserves(state);
    if (hasBegun && state.table.phase === 'family') {
      left = reserves;
      checkStart(baseline, state, left, list);
    }
    if (reserves !== left) list.push({ id: 'INV-12', message: `${reserves} figures in the reserves, not ${left}` });
  };
};

const checkStart = (
  { fromSetup, figures }: Baseline,
  { table }: State,
  found: number,
  list: InvariantProblem[],
): void => {
  if (fromSetup && found !== figures[table.act])
    list.push({ id: 'INV-12', message: `act ${table.act} begins with ${found} figures, not ${figures[table.act]}` });
};

const countReserves = ({ table }: State): number => {
  let count = 0;
  for (const { thugs, members } of table.seats) count += thugs + members.length;
  return count;
};
