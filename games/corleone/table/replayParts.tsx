import type { EventKind, SeenEvent } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { MoneyChart } from '@omerta/table/replay/MoneyChart.tsx';
import type { Mark, ReplayParts, SeenStep } from '@omerta/table/replay/replayParts.ts';
import { useMemo } from 'react';
import { useAtTable } from '../atTable.ts';
import { CorleoneBeliefs } from '../coach/CorleoneBeliefs.tsx';
import { useCorleoneVoice } from '../coach/useCorleoneVoice.tsx';
import { Crest } from '../draw/Crest.tsx';
import { Moments } from '../end/Moments.tsx';
import { moneyChartOf } from '../end/moneyChartOf.ts';
import { LogPart } from '../parts/LogPart.tsx';
import { TableProvider } from '../TableProvider.tsx';
import { Hands } from './Hands.tsx';

const eventsOf = ({ events }: SeenStep) => events as readonly SeenEvent[]; // records of this game hold its events

const KEY: readonly EventKind[] = ['jobCompleted', 'gunnedDown', 'turfWon', 'bidsRevealed'];

export function marksOf(steps: readonly SeenStep[]): readonly Mark[] {
  return steps.flatMap((step, at): Mark[] => {
    const kinds = eventsOf(step).map(({ kind }) => kind);
    return [
      ...(kinds.includes('actBegan') ? [{ at, kind: 'act' } as const] : []),
      ...(kinds.includes('phaseBegan') && !kinds.includes('actBegan') ? [{ at, kind: 'phase' } as const] : []),
      ...(kinds.some(kind => KEY.includes(kind)) ? [{ at, kind: 'moment' } as const] : []),
    ];
  });
}

export const corleoneParts: ReplayParts = {
  Around: TableProvider,
  marksOf,
  SeatSign: ({ seat }) => {
    const { families } = useAtTable();
    return <Crest family={families[seat] ?? 'neutral'} size={24} />;
  },
  Chart: ({ steps, now }) => {
    const { families, names, say } = useAtTable();
    const chart = useMemo(() => moneyChartOf(steps.map(eventsOf), families, names, say), [steps, families, names, say]);
    return <MoneyChart {...chart} now={now} isSmall />;
  },
  Moments: ({ steps, onPick }) => {
    const events = useMemo(() => steps.map(({ events }) => events), [steps]);
    return <Moments steps={events} most={6} onPick={onPick} />;
  },
  Story: ({ step }) => {
    const { language, setting } = useAtTable();
    const [first] = eventsOf(step);
    if (first === undefined) return null;
    return corleoneText.eventParts(language, first, setting).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
      <LogPart key={at} part={part} />
    ));
  },
  Hands,
  Believed: CorleoneBeliefs,
  useVoice: useCorleoneVoice,
};
