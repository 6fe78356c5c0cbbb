import type { Rules } from '@omerta/kernel';
import { type Confidential, visibilityErrors as tellsMore } from '@omerta/testing';
import type { Event } from '../rules/events.ts';
import type { CashNGuns } from '../rules/rules.ts';

/** §7: the fields only some may see. Written down a second time on purpose. */
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

/** Events of which somebody sees a field that the rules hide from them, or does not see one they may. */
export const visibilityErrors = (rules: Rules<CashNGuns>, events: readonly Event[], players: number): string[] => {
  const hidden = events.filter(event => !('open' in event && event.open)); // where loot lies open all see it
  return tellsMore(rules, hidden, players, confidential);
};
