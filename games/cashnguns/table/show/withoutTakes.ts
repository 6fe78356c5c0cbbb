// CG-058: what a log that keeps no takes still tells of a round that is over.
import type { EventKind, SeenEvent } from '@omerta/cashnguns/seen';

/** The event without the loot it names; undefined where it tells nothing else. */
export const withoutTakes = (event: SeenEvent): SeenEvent | undefined => {
  if (TAKES.has(event.kind)) return undefined;
  if (event.kind === 'professionalStole') return { ...event, loot: undefined };
  return event.kind === 'vultureTook' ? { ...event, cards: undefined } : event;
};

/** Whom a clip or a kit served, and who sits down at the desk, is told by events of their own. */
const TAKES: ReadonlySet<string> = new Set<EventKind>([
  'stealthyTook',
  'cuteTook',
  'shareDeclared',
  'shareTaken',
  'junkSwapped',
]);
