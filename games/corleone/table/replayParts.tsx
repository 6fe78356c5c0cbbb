import { corleoneText } from '@omerta/corleone/words';
import { MoneyChart } from '@omerta/table/replay/MoneyChart.tsx';
import type { ReplayParts } from '@omerta/table/replay/replayParts.ts';
import { useMemo } from 'react';
import { Beliefs } from './coach/Beliefs.tsx';
import { useVoice } from './coach/useVoice.tsx';
import { Crest } from './draw/Crest.tsx';
import { Moments } from './end/Moments.tsx';
import { moneyChartOf } from './end/moneyChartOf.ts';
import { eventsOf } from './replay/eventsOf.ts';
import { Hands } from './replay/Hands.tsx';
import { marksOf } from './replay/marks.ts';
import { useAtTable } from './show/atTable.ts';
import { LogPart } from './show/log/LogPart.tsx';
import { TableProvider } from './show/TableProvider.tsx';

export const replayParts: ReplayParts = {
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
  Believed: Beliefs,
  useVoice,
};
