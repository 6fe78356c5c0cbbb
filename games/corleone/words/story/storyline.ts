import type { SeenEvent } from '@omerta/corleone/seen';
import type { Storyline } from '@omerta/words';
import { phaseBegins, phaseGoesOn } from './phases.ts';
import type { Told } from './told.ts';
import { turnBegins, turnGoesOn } from './turns.ts';

/** A turn is one beat, and so is each phase in which all act at once. */
export const storyline: Storyline<SeenEvent, Told> = {
  begins: event => turnBegins(event) ?? phaseBegins(event),
  goesOn: (told, event) => (told.kind === 'turn' ? turnGoesOn(told, event) : phaseGoesOn(told, event)),
};
