import { type GameTypes, pick, type Random, type Rules, type Seat } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';

/**
 * The same events to this seat, with other hidden fields, taken from other events of the same game. The result is no
 * possible game, but code whose output depends on it uses something this seat has not seen.
 */
export function anotherPast<G extends GameTypes>(
  rules: Rules<G>,
  events: readonly G['Event'][],
  seat: Seat,
  random: Random,
): G['Event'][] {
  return events.map(event => {
    const seen: object | undefined = rules.seenBy(event, seat);
    const hidden = hiddenFields(event, seen);
    if (hidden.length === 0) return event;
    const like = pick(
      random,
      events.filter(({ kind }) => kind === event.kind),
    );
    const other = { ...event, ...Object.fromEntries(hidden.map(field => [field, fieldOf(like, field)])) };
    return firstDifference(seen, rules.seenBy(other, seat)) === undefined ? other : event;
  });
}

function hiddenFields(event: object, seen: object | undefined): string[] {
  return Object.keys(event).filter(
    field => seen === undefined || firstDifference(fieldOf(event, field), fieldOf(seen, field)) !== undefined,
  );
}

const fieldOf = (event: object, field: string): unknown => (event as Readonly<Record<string, unknown>>)[field];
