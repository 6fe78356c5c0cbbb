import { remember, remembered } from '@omerta/table/settings/deviceMemory.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Ladder, type Scene, scheduleOf, type Told, toldAt } from './endShow.ts';
import type { FinalRow } from './finalRows.ts';

const LOOK = 50; // milliseconds between two looks at the clock
const KEPT = 'omerta-show-';

export interface Show {
  readonly told: Told;
  readonly isOver: boolean;
  /** Goes on to what the whole show comes to. */
  readonly skip: () => void;
}

const AT_ONCE: Scene = 'over';

/** The show, once for each game on this device. Its lengths are the same with and without motion. */
export function useShow(rows: readonly FinalRow[], ladder: Ladder, match: string, isInstant: boolean): Show {
  const schedule = useMemo(() => scheduleOf(rows, ladder), [rows, ladder]);
  const end = schedule.begins[AT_ONCE];
  const [ms, setMs] = useState(() => (isInstant || remembered(KEPT + match) !== undefined ? end : 0));
  const isOver = ms >= end;
  useEffect(() => {
    if (isOver) return remember(KEPT + match, 'seen');
    const begun = performance.now();
    const timer = setInterval(() => {
      const now = performance.now() - begun;
      setMs(before => (isSame(before, now, schedule) ? before : Math.min(end, now)));
    }, LOOK);
    return () => clearInterval(timer);
  }, [isOver, match, end, schedule]);
  const told = useMemo(() => toldAt(rows, schedule, ms), [rows, schedule, ms]);
  const skip = useCallback(() => setMs(end), [end]);
  return { told, isOver, skip };
}

/** Whether nothing new is to be drawn. While bills are counted something always is. */
function isSame(before: number, now: number, { begins, steps }: ReturnType<typeof scheduleOf>): boolean {
  const first = steps[0]?.at ?? begins.diamonds;
  if (before < first) return false;
  const isBetween = (at: number) => at > before && at <= now;
  return !steps.some(({ at }) => isBetween(at) || isBetween(at + LOOK * 5)) && !Object.values(begins).some(isBetween);
}
