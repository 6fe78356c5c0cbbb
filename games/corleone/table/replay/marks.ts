import type { EventKind } from '@omerta/corleone/seen';
import type { Mark, SeenStep } from '@omerta/table/replay/replayParts.ts';
import { eventsOf } from './eventsOf.ts';

const KEY: readonly EventKind[] = ['jobCompleted', 'gunnedDown', 'turfWon', 'bidsRevealed'];

/** A tall mark for each act, a short one for each phase, a dot for a key moment. */
export function marksOf(steps: readonly SeenStep[]): readonly Mark[] {
  return steps.flatMap((step, at): Mark[] => {
    const kinds = eventsOf(step).map(({ kind }) => kind);
    return [
      ...(kinds.includes('actBegan') ? [{ at, kind: 'act' } as const] : []),
      ...(kinds.includes('phaseBegan') && !kinds.includes('actBegan') ? [{ at, kind: 'phase' } as const] : []),
      ...(kinds.some(kind => KEY.includes(kind)) ? [{ at, kind: 'moment' } as const] : []),
    ];
  });
}
