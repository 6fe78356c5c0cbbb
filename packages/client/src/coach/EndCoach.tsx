import { addressOf, loadRecord } from '../replay/loadRecord.ts';
import { useTable, useTableModel } from '../table/useTable.ts';
import { CoachPanel } from './CoachPanel.tsx';
import { coachingOf } from './coaching.ts';
import type { CoachVoice } from './voice.ts';

/** The coach where a game has just ended. */
export function EndCoach({ voice }: { readonly voice: CoachVoice }) {
  const match = useTable(({ info }) => info?.match ?? '');
  const { source } = useTableModel();
  const address = addressOf(match, source.kind === 'practice');
  const coaching = coachingOf(address, () => loadRecord(address));
  return <CoachPanel coaching={coaching} voice={voice} way={{ kind: 'replay', address }} />;
}
