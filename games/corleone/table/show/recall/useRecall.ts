import { type Pack, type Recall, remember, startRecall } from '@omerta/corleone/seen';
import type { Frame, TableInfo } from '@omerta/protocol';
import { foldRecall } from '@omerta/table/table/foldRecall.ts';
import { useFoldedLog } from '@omerta/table/table/useFoldedLog.ts';
import { useMemo } from 'react';

/** What a perfect memory knows by now; undefined at tables without the memory aid. */
export function useRecall(info: TableInfo, frame: Frame, pack: Pack): Recall | undefined {
  const players = info.seats.length;
  const fold = useMemo(() => foldRecall(startRecall(players, pack), remember), [players, pack]);
  return useFoldedLog(info, frame, fold);
}
