import { useEffect, useMemo, useState } from 'react';
import type { AtTable } from '../show/atTable.ts';
import { areAimsShown } from '../show/poses.ts';
import { type Shot, shotsOf } from './direction.ts';

/** What the camera looks at just now; undefined for the whole table. A key, or a tap, goes on at once. */
export function useShot({ table, story, scene, recall, info }: AtTable): Shot | undefined {
  const hasFired = story.round.some(({ kind }) => kind === 'courageRevealed');
  const isUp = areAimsShown(table) && table.seats.some(({ target }) => target >= 0) && !hasFired;
  const aims = table.seats.map(({ target }) => target).join();
  const isQuiet = isUp && scene.beat === undefined && info.settings.pace !== 'instant';
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the guns of this round are up
  const shots = useMemo(
    () =>
      isUp
        ? shotsOf(
            table.seats.map(({ target, bullets }, seat) => ({
              target,
              bullets,
              bangs: recall?.seats[seat]?.fired.bang ?? 0,
            })),
          )
        : [],
    [isUp, aims, table.round],
  );
  const [at, setAt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round begins anew
  useEffect(() => setAt(0), [table.round]);
  const shot = isQuiet ? shots[at] : undefined;
  useEffect(() => {
    if (shot === undefined) return;
    const goOn = () => setAt(before => before + 1);
    const timer = setTimeout(goOn, shot.ms);
    const listening = new AbortController();
    for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, goOn, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [shot]);
  return shot;
}
