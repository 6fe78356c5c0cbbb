import type { Rules } from '@omerta/kernel';
import { type Confidential, visibilityErrors as tellsMore } from '@omerta/testing';
import type { Event } from '../rules/events.ts';
import type { Corleone } from '../rules/rules.ts';

/** Table 9 of the rules: the fields only some may see. Repeats the rules on purpose, to check them. */
const confidential: Confidential<Corleone> = {
  jobsLookedAt: ['jobs', 'seat'],
  jobKept: ['job', 'seat'],
  jobDrawnUnseen: ['job', 'seat'],
  handCardStolen: ['card', 'seat', 'from'],
  suitcaseNoteStolen: ['note', 'seat', 'from'],
};

/** Events that show a viewer a hidden field, or hide a field the viewer may see. */
export const visibilityErrors = (rules: Rules<Corleone>, events: readonly Event[], players = 5): string[] =>
  tellsMore(rules, events, players, confidential);
