import type { Content } from '../../content.ts';
import type { State } from '../../state.ts';
import type { WatchChange } from './change.ts';

/** INV-15: a turf war adds at most one marker to each turf, and no marker appears without an event. */
export const watchMarkers = (content: Content, start: State): WatchChange => {
  let before = countMarkers(start);
  let isWar = start.table.phase === 'war';
  let addedInWar = 0;
  return (state, events, list) => {
    let placed = 0;
    for (const event of events) {
      if (event.kind === 'phaseBegan') {
        isWar = event.phase === 'war';
        if (isWar) addedInWar = 0;
      } else if (event.kind === 'markerPlaced') {
        placed += 1;
        if (isWar) addedInWar += 1;
      }
    }
    if (addedInWar > content.turfs.length)
      list.push({ id: 'INV-15', message: `a turf war adds ${addedInWar} markers` });
    const now = countMarkers(state);
    if (now !== before + placed)
      list.push({ id: 'INV-15', message: `${placed} markers were placed, but ${before} on the board became ${now}` });
    before = now;
  };
};

const countMarkers = ({ table }: State): number => {
  let count = 0;
  for (const stack of table.stacks) count += stack.length;
  return count;
};
