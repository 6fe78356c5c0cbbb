import type { EventKind, SeenEvent } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/text';
import { useMemo } from 'react';
import { CorleoneBeliefs } from '../../coach/corleone/CorleoneBeliefs.tsx';
import { useCorleoneVoice } from '../../coach/corleone/useCorleoneVoice.tsx';
import { ReplayCoach } from '../../coach/ReplayCoach.tsx';
import { Crest } from '../../games/corleone/art/Crest.tsx';
import { useAtTable } from '../../games/corleone/atTable.ts';
import { Moments } from '../../games/corleone/end/Moments.tsx';
import { moneyChartOf } from '../../games/corleone/end/moneyChartOf.ts';
import { LogPart } from '../../games/corleone/parts/LogPart.tsx';
import { TableProvider } from '../../games/corleone/TableProvider.tsx';
import { MoneyChart } from '../MoneyChart.tsx';
import type { SeenStep } from '../replayHost.ts';
import type { Mark, ReplayParts } from '../replayParts.ts';
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
  Coach: props => <ReplayCoach {...props} voice={useCorleoneVoice()} />,
};
