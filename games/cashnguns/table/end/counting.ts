// The reckoning counts up: bills, diamonds, the bonus, paintings, for all rows together.
import type { FinalCount } from '@omerta/cashnguns/seen';
import { isStill, useSettings } from '@omerta/table/settings/settings.ts';
import { useEffect, useState } from 'react';
import { SCENES } from '../show/staging/scenes.ts';

export const PARTS = ['bills', 'diamonds', 'bonus', 'paintings'] as const;
export type Part = (typeof PARTS)[number];

const LENGTHS: Readonly<Record<Part, number>> = SCENES.reckoning;
/** When the winner and the awards come. */
export const COUNTED = PARTS.reduce((sum, part) => sum + LENGTHS[part], 0);
export const ALL_SHOWN = SCENES.reckoning.length;

export type Counted = Readonly<Record<Part, number>> & { readonly total: number };

/** How much of a line is counted after so many milliseconds; the bonus is stamped at once. */
export function countedAt(count: Pick<FinalCount, Part>, ms: number): Counted {
  let from = 0;
  const counted = { bills: 0, diamonds: 0, bonus: 0, paintings: 0 };
  for (const part of PARTS) {
    const share = Math.min(1, Math.max(0, (ms - from) / LENGTHS[part]));
    counted[part] = part === 'bonus' ? (share > 0 ? count.bonus : 0) : Math.round(count[part] * share);
    from += LENGTHS[part];
  }
  return { ...counted, total: counted.bills + counted.diamonds + counted.bonus + counted.paintings };
}

/** Milliseconds since the reckoning began; all of them at once on still screens and for those who skip. */
export function useCounting(isInstant: boolean): { readonly ms: number; readonly skip: () => void } {
  const still = useSettings(isStill) || isInstant;
  const [ms, setMs] = useState<number>(still ? ALL_SHOWN : 0);
  const isOver = ms >= ALL_SHOWN;
  useEffect(() => {
    if (isOver) return;
    const begun = performance.now();
    const timer = setInterval(() => setMs(Math.min(ALL_SHOWN, performance.now() - begun)), 50);
    return () => clearInterval(timer);
  }, [isOver]);
  return { ms, skip: () => setMs(ALL_SHOWN) };
}
