import type { GameTypes, Rules, Seat } from '@omerta/kernel';
import { viewersOf } from './viewersOf.ts';

/**
 * The fields of events that only some may see, with the fields that name those seats: `{ stolen: ['card', 'seat',
 * 'from'] }`. A game repeats its table of hidden information here on purpose, to check its rules.
 */
export type Confidential<G extends GameTypes> = {
  readonly [K in G['Event']['kind']]?: readonly [field: string, ...knownTo: string[]];
};

/** Events that show a viewer a hidden field, or hide a field the viewer may see. */
export function visibilityErrors<G extends GameTypes>(
  rules: Rules<G>,
  events: readonly G['Event'][],
  seats: number,
  confidential: Confidential<G>,
): string[] {
  const found: string[] = [];
  for (const event of events) {
    const [field, ...knownTo] = confidential[event.kind as G['Event']['kind']] ?? [];
    if (field === undefined) continue;
    const parties = knownTo.map(party => (event as unknown as Readonly<Record<string, Seat>>)[party]);
    for (const viewer of viewersOf(seats)) {
      const seen = rules.seenBy(event, viewer) as Readonly<Record<string, unknown>> | undefined;
      const maySee = viewer !== 'spectator' && parties.includes(viewer);
      if ((seen?.[field] !== undefined) !== maySee) found.push(`${event.kind}.${field} for ${viewer}`);
    }
  }
  return found;
}
