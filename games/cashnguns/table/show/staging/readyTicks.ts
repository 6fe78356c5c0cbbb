import { useEffect, useRef, useState } from 'react';
import { TICK_GRID } from './scenes.ts';

/** Ticks turn at full seconds of the clock on the wall, so that they do not show how long a player hesitated. */
export const tickTime = (now: number): number => Math.ceil(now / TICK_GRID) * TICK_GRID;

/** `ready` as it may be shown: by seat, undefined where no answer is awaited. A new question is shown at once. */
export function useReadyTicks(ready: readonly (boolean | undefined)[]): readonly (boolean | undefined)[] {
  const [ticked, setTicked] = useState(ready);
  const newest = useRef(ready);
  newest.current = ready;
  const signature = ready.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says whether anything changed
  useEffect(() => {
    const now = Date.now();
    const timer = setTimeout(() => setTicked(newest.current), tickTime(now) - now);
    return () => clearTimeout(timer);
  }, [signature]);
  return shownTicks(ready, ticked);
}

/** A tick is shown once it was due; dots and absent ticks are never late. */
export const shownTicks = (
  ready: readonly (boolean | undefined)[],
  ticked: readonly (boolean | undefined)[],
): readonly (boolean | undefined)[] => ready.map((isReady, seat) => isReady && ticked[seat] === true);
