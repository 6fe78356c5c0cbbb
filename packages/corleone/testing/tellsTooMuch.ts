import { allSeats, listSeats, type Rules, type Seat, type Viewer } from '@omerta/kernel';
import type { Event, EventKind } from '../src/events.ts';
import type { Corleone } from '../src/rules.ts';

/** Table 9 of the rules: the fields only some may see. Written down a second time on purpose. */
const confidential: { readonly [K in EventKind]?: readonly [field: string, ...knownTo: ('seat' | 'from')[]] } = {
  jobsLookedAt: ['jobs', 'seat'],
  jobKept: ['job', 'seat'],
  jobDrawnUnseen: ['job', 'seat'],
  handCardStolen: ['card', 'seat', 'from'],
  suitcaseNoteStolen: ['note', 'seat', 'from'],
};

/** Events of which somebody sees a field that the rules hide from them, or does not see one they may. */
export const tellsTooMuch = (rules: Rules<Corleone>, events: readonly Event[], players = 5): string[] => {
  const viewers: Viewer[] = [...listSeats(allSeats(players)), 'spectator'];
  const found: string[] = [];
  for (const event of events) {
    const [field, ...knownTo] = confidential[event.kind] ?? [];
    if (field === undefined) continue;
    const parties = knownTo.map(party => (event as Event & { readonly [P in typeof party]?: Seat })[party]);
    for (const viewer of viewers) {
      const seen = rules.seenBy(event, viewer) as Record<string, unknown> | undefined;
      const maySee = viewer !== 'spectator' && parties.includes(viewer);
      if ((seen?.[field] !== undefined) !== maySee) found.push(`${event.kind}.${field} for ${viewer}`);
    }
  }
  return found;
};
