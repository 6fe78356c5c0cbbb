import type { State } from '../../state.ts';
import type { WatchChange } from './change.ts';

/** INV-04: an ally that has left the game stays away. */
export const watchRemovedAllies = (start: State): WatchChange => {
  const count = ({ table, secret }: State): number => table.alliesGone.length + secret.alliesRemoved.length;
  let before = count(start);
  return (state, _events, list) => {
    const now = count(state);
    if (now < before) list.push({ id: 'INV-04', message: `${before} allies had left the game, now ${now}` });
    before = now;
  };
};
