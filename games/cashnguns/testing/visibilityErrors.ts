import type { Rules } from '@omerta/kernel';
import { type Confidential, visibilityErrors as tellsMore } from '@omerta/testing';
import type { Event } from '../rules/events.ts';
import type { CashNGuns } from '../rules/rules.ts';

/** §7: the fields only some may see. Repeats the rules on purpose, to check them. */
const confidential: Confidential<CashNGuns> = {
  talentsOffered: ['talents', 'seat'],
  hustled: ['bullet', 'seat', 'victim'],
  givenBack: ['bullet', 'seat', 'victim'],
  bulletExchanged: ['bullet', 'seat'],
  bulletDiscarded: ['bullet', 'seat'],
  professionalStole: ['loot', 'seat', 'victim'],
  vultureTook: ['cards', 'seat'],
  junkSwapped: ['loot', 'seat', 'other'],
};

/** Events that show a viewer a hidden field, or hide a field the viewer may see. */
export const visibilityErrors = (rules: Rules<CashNGuns>, events: readonly Event[], players: number): string[] => {
  const hidden = events.filter(event => !('open' in event && event.open)); // open loot is public
  return tellsMore(rules, hidden, players, confidential);
};
