import type { Frame, TableInfo } from '@omerta/protocol';
import { useMemo } from 'react';
import type { FoldRecall } from './foldRecall.ts';
import { useTable } from './useTable.ts';

/** What a perfect memory knows by now; undefined at tables without the memory aid. */
export function useFoldedLog<Recall>(
  { settings }: TableInfo,
  { viewer }: Frame,
  fold: FoldRecall<Recall>,
): Recall | undefined {
  const log = useTable(state => (settings.memoryAid ? state.log : undefined));
  return useMemo(() => (log === undefined ? undefined : fold(log, viewer)), [log, viewer, fold]);
}
