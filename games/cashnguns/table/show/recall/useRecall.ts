import { type Recall, remember, startRecall } from '@omerta/cashnguns/seen';
import type { Frame, TableInfo } from '@omerta/protocol';
import { foldRecall } from '@omerta/table/table/foldRecall.ts';
import { useFoldedLog } from '@omerta/table/table/useFoldedLog.ts';
import { useMemo } from 'react';

/** What a perfect memory knows by now; undefined at tables without the memory aid. */
export function useRecall(info: TableInfo, frame: Frame, players: number): Recall | undefined {
  const fold = useMemo(() => foldRecall(startRecall(players), remember), [players]);
  return useFoldedLog(info, frame, fold);
}
