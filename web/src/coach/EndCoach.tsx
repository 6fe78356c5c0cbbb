import type { EndCoachProps } from '@omerta/table/page/pageParts.ts';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { useEffect, useMemo } from 'react';
import { addressOf, loadRecord } from '../practice/loadRecord.ts';
import { CoachPanel } from './CoachPanel.tsx';
import { coachingOf } from './coaching.ts';

/** The coach where a game has just ended. */
export function EndCoach({ voice }: EndCoachProps) {
  const match = useTable(({ info }) => info?.match ?? '');
  const { source } = useTableModel();
  const address = addressOf(match, source.kind === 'practice');
  const coaching = useMemo(() => coachingOf(address, () => loadRecord(address)), [address]);
  useEffect(() => coaching.stop, [coaching]); // bots of the next game need the machine
  return <CoachPanel coaching={coaching} voice={voice} way={{ kind: 'replay', address }} />;
}
