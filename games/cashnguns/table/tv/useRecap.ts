import { NO_SEAT } from '@omerta/cashnguns/seen';
import type { Pace } from '@omerta/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useAtTable } from '../show/atTable.ts';
import { type Recap, recapOf } from '../show/recap/recap.ts';

/** How long a room looks back while the next round is already loading; it holds no player up. */
const LENGTHS: Readonly<Record<Pace, number>> = { party: 9_000, brisk: 5_000, instant: 0 };

/** The round before, for a while after the new one has begun; it goes as soon as something else is to be seen. */
export function useRecap(): Recap | undefined {
  const { story, table, info, scene } = useAtTable();
  const { onStage, roundBefore } = story;
  const [round, setRound] = useState(0);
  const begun = onStage?.kind === 'roundBegan' ? onStage.round : 0;
  useEffect(() => {
    if (begun > 1) setRound(begun);
  }, [begun]);
  const length = LENGTHS[info.settings.pace];
  useEffect(() => {
    if (round === 0) return;
    const timer = setTimeout(() => setRound(0), length);
    return () => clearTimeout(timer);
  }, [round, length]);
  const recap = useMemo(() => (roundBefore.length === 0 ? undefined : recapOf(roundBefore)), [roundBefore]);
  const isQuiet = scene.beat === undefined || onStage?.kind === 'roundBegan';
  const isNew = table.round === round && table.seats.every(({ target }) => target === NO_SEAT);
  return isQuiet && isNew && length > 0 ? recap : undefined;
}
