import type { SeenEvent } from '@omerta/cashnguns/seen';
import { stagingOf } from '@omerta/table/table/staging.ts';
import { motions } from './show/staging/motions.ts';
import { HEARD } from './show/staging/plan.ts';
import { SCENES } from './show/staging/scenes.ts';

/**
 * How the events of Ca$h 'n Guns move; their sounds belong to the beats of the scenes. Only whole rounds count as being
 * behind: one frame holds a reveal with all that follows from it, and haste would tell how much that is.
 */
export const staging = stagingOf<SeenEvent>({
  motions,
  sounds: {},
  heard: HEARD,
  lengths: { roundBegan: SCENES.lootFlips.length },
  hushed: ['aimsRevealed', 'courageRevealed', 'shotsFired'],
});
