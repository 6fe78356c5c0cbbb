// What a game came to, worked out once from its last view and its log.
import { paintingLadder, type SeenEvent } from '@omerta/cashnguns/seen';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useMemo } from 'react';
import type { AtTable } from '../show/atTable.ts';
import { type Award, awardsOf } from './awards.ts';
import type { Ladder } from './endShow.ts';
import { type FinalRow, finalRows } from './finalRows.ts';
import { type Fall, fallsOf, type Memory, memoriesOf } from './remembered.ts';

export interface Finale {
  readonly rows: readonly FinalRow[]; // the first on top
  readonly falls: readonly Fall[];
  readonly awards: readonly Award[];
  readonly memories: readonly Memory[];
}

export function useFinale({ view }: Pick<AtTable, 'view'>): Finale {
  const log = useTable(state => state.log) as readonly SeenEvent[] | undefined; // frames of this game hold its events
  return useMemo(() => {
    const known = log ?? [];
    const { table, revealed } = view;
    const standing = table.seats.flatMap(({ alive, wounds }, seat) => {
      const loot = revealed?.own[seat]?.loot;
      return loot === undefined ? [] : [{ alive, wounds, loot }];
    });
    return {
      rows: finalRows(view),
      falls: fallsOf(known),
      awards: awardsOf(known, standing),
      memories: memoriesOf(known),
    };
  }, [view, log]);
}

/** V3, T-COL: a Collector starts a card further up. */
export const ladderOf: Ladder = ({ isCollector }: FinalRow, count: number): number =>
  paintingLadder({ talent: isCollector ? 'collector' : '' }).find(step => step.count === count)?.worth ?? 0;
