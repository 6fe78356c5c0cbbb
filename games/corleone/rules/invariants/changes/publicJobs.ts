import type { State } from '../../state.ts';
import { happened, type WatchChange } from './change.ts';

/** INV-11: public jobs are laid only in the entr'acte. */
export const watchPublicJobs = ({ table }: State): WatchChange => {
  let before = table.publicJobs.length;
  return (state, events, list) => {
    const now = state.table.publicJobs.length;
    if (now > before && !happened(events, 'figuresWentHome'))
      list.push({ id: 'INV-11', message: `public jobs rise from ${before} to ${now} outside the entr'acte` });
    before = now;
  };
};
