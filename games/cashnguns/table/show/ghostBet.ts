// Eliminated players may bet on who wins. The bet never leaves the device: it counts for nothing and no other player sees it.
import type { View } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { remember, remembered } from '@omerta/table/settings/deviceMemory.ts';
import { useEffect, useState } from 'react';
import type { AtTable } from './atTable.ts';

/** Later it would be too easy. */
export const LAST_ROUND_TO_BET = 5;

const KEPT = 'omerta-bet-';

export interface GhostBet {
  readonly on: Seat | undefined;
  readonly isOpen: boolean;
  readonly put: (on: Seat) => void;
}

export const isBetOpen = ({ round, stage }: Pick<View['table'], 'round' | 'stage'>): boolean =>
  stage !== 'over' && round <= LAST_ROUND_TO_BET;

/** Kept, so that a page that is loaded again still knows it. */
export function useGhostBet({ info, seat, table }: Pick<AtTable, 'info' | 'seat' | 'table'>): GhostBet {
  const key = `${KEPT}${info.match}-${seat}`;
  const [on, setOn] = useState<Seat | undefined>(undefined);
  useEffect(() => {
    const kept = remembered(key);
    setOn(kept === undefined ? undefined : Number(kept));
  }, [key]);
  return {
    on,
    isOpen: isBetOpen(table),
    put: bet => {
      remember(key, String(bet));
      setOn(bet);
    },
  };
}
