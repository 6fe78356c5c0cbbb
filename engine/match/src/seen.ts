import type { Viewer } from '@omerta/kernel';
import type { AnyRules, Happening, SomeEvent } from './progress.ts';

/** What a viewer saw of some rows. */
export interface Seen {
  readonly undone: number; // events from before these rows that they took back
  readonly events: object[];
}

export function seenOf(
  rules: AnyRules,
  happenings: readonly Pick<Happening, 'events' | 'takenBack'>[],
  viewer: Viewer,
): Seen {
  const events: object[] = [];
  let undone = 0;
  for (const { events: happened, takenBack } of happenings) {
    for (const _ of seenBy(rules, takenBack, viewer)) {
      if (events.pop() === undefined) undone++;
    }
    events.push(...seenBy(rules, happened, viewer));
  }
  return { undone, events };
}

export function seenBy(rules: AnyRules, events: readonly SomeEvent[], viewer: Viewer): object[] {
  return events.map(event => rules.seenBy(event, viewer)).filter(seen => seen !== undefined);
}
