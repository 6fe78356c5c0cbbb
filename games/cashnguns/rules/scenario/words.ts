// Shapes that givens and expectations of scenarios share.
import { scenarioShapes } from '@omerta/kernel/scenario';
import { list, named, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { LETTERS } from '../letters.ts';
import { isKept, LOOT } from '../loot.ts';
import { TALENTS } from '../talents.ts';

export const letter = named('seat', LETTERS);
export const talent = named('talent', TALENTS);
export const lootCards = list(named('loot card', LOOT));
export const ownedCards = list(named('loot card to keep', LOOT.filter(isKept)));

/** Only the types that matter are named. */
export const someBullets = z.strictObject({
  click: z.exactOptional(whole(0, 99)),
  bang: z.exactOptional(whole(0, 99)),
});

/** The same for every seat that is named. */
export const bySeat = <Shape extends z.ZodMiniType>(shape: Shape) => scenarioShapes.bySeat(LETTERS, shape);
