import { type Pack, type Recall, remember, startRecall } from '@omerta/corleone/seen';
import type { Frame, TableInfo } from '@omerta/protocol';
import { useMemo } from 'react';
import { foldRecall } from '../../table/foldRecall.ts';
import { useFoldedLog } from '../../table/useFoldedLog.ts';

/** What a perfect memory knows by now; undefined at tables without the memory aid. */
export function useRecall(info: TableInfo, frame: Frame, pack: Pack): Recall | undefined {
  const players = info.seats.length;
  const fold = useMemo(() => foldRecall(startRecall(players, pack), remember), [players, pack]);
  return useFoldedLog(info, frame, fold);
}
