import type { EventKind, SeenEvent } from '@omerta/cashnguns/seen';
import type { Mark, SeenStep } from '@omerta/table/replay/replayParts.ts';
import { eventsOf } from './eventsOf.ts';

const KEY: readonly EventKind[] = ['wounded', 'eliminated', 'luckyEscape'];

/** A tall mark for each round, a short one for each stage, a dot where it hurt. */
export function marksOf(steps: readonly SeenStep[]): readonly Mark[] {
  return steps.flatMap((step, at): Mark[] => {
    const kinds = eventsOf(step).map(({ kind }) => kind);
    const isRound = kinds.includes('roundBegan');
    return [
      ...(isRound ? [{ at, kind: 'act' } as const] : []),
      ...(!isRound && kinds.includes('stageBegan') ? [{ at, kind: 'phase' } as const] : []),
      ...(kinds.some(kind => KEY.includes(kind)) ? [{ at, kind: 'moment' } as const] : []),
    ];
  });
}

/** Ticks and stages are told only where nothing else happened. */
const QUIET: readonly EventKind[] = [
  'stageBegan',
  'bulletChosen',
  'aimChosen',
  'courageChosen',
  'talentChosen',
  'bulletDiscarded',
  'sharingBegan',
];

export function toldOf(step: SeenStep): readonly SeenEvent[] {
  const events = eventsOf(step);
  const loud = events.filter(({ kind }) => !QUIET.includes(kind));
  return loud.length === 0 ? events.slice(0, 1) : loud;
}
