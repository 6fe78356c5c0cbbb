import type { SeenDeal } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import { useEffect, useState } from 'react';
import { keepsDeals, watchTable } from '../net/seenDeals.ts';

/** What this device has seen of the deal, this table included. */
export function useSeenDeal(info: TableInfo | undefined): SeenDeal | undefined {
  const [seen, setSeen] = useState<SeenDeal>();
  useEffect(() => {
    if (info === undefined) return;
    let isGone = false;
    watchTable(info).then(found => {
      if (!isGone) setSeen(found);
    }, reportError);
    return () => {
      isGone = true;
    };
  }, [info]);
  return seen?.match === info?.match ? seen : undefined;
}

/** False: the browser stores nothing, so a closed page has seen nothing. */
export function useKeepsDeals(): boolean {
  const [isKept, setKept] = useState(true);
  useEffect(() => void keepsDeals().then(setKept, reportError), []);
  return isKept;
}
