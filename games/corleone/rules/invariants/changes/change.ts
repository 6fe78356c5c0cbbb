import type { Event } from '../../events.ts';
import type { State } from '../../state.ts';
import type { InvariantProblem } from '../problem.ts';

/** Compares each step with the one before and with its events. Adds problems to the list. */
export type WatchChange = (state: State, events: readonly Event[], list: InvariantProblem[]) => void;

export const happened = (events: readonly Event[], kind: Event['kind']): boolean =>
  events.some(event => event.kind === kind);
