import { type Recall, remember, startRecall } from '@omerta/cashnguns/seen';
import type { Frame, TableInfo } from '@omerta/protocol';
import { useMemo } from 'react';
import { foldRecall } from '../../table/foldRecall.ts';
import { useFoldedLog } from '../../table/useFoldedLog.ts';

/** What a perfect memory knows by now; undefined at tables without the memory aid. */
export function useRecall(info: TableInfo, frame: Frame, players: number): Recall | undefined {
  const fold = useMemo(() => foldRecall(startRecall(players), remember), [players]);
  return useFoldedLog(info, frame, fold);
}
