import type { Rules } from '@omerta/kernel';
import { type Confidential, visibilityErrors as tellsMore } from '@omerta/testing';
import type { Event } from '../rules/events.ts';
import type { Corleone } from '../rules/rules.ts';

/** Table 9 of the rules: the fields only some may see. Written down a second time on purpose. */
const confidential: Confidential<Corleone> = {
  jobsLookedAt: ['jobs', 'seat'],
  jobKept: ['job', 'seat'],
  jobDrawnUnseen: ['job', 'seat'],
  handCardStolen: ['card', 'seat', 'from'],
  suitcaseNoteStolen: ['note', 'seat', 'from'],
};

/** Events of which somebody sees a field that the rules hide from them, or does not see one they may. */
export const visibilityErrors = (rules: Rules<Corleone>, events: readonly Event[], players = 5): string[] =>
  tellsMore(rules, events, players, confidential);
