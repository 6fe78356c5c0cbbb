import type { Pack, Recall } from '@omerta/corleone/seen';
import type { Frame, TableInfo } from '@omerta/protocol';
import { useMemo } from 'react';
import { useTable } from '../../table/useTable.ts';
import { foldRecall } from './foldRecall.ts';

/** What a perfect memory knows by now; undefined at tables without the memory aid. */
export function useRecall({ settings, seats }: TableInfo, { viewer }: Frame, pack: Pack): Recall | undefined {
  const log = useTable(state => (settings.memoryAid ? state.log : undefined));
  const fold = useMemo(() => foldRecall(seats.length, pack), [seats.length, pack]);
  return useMemo(() => (log === undefined ? undefined : fold(log, viewer)), [log, viewer, fold]);
}
