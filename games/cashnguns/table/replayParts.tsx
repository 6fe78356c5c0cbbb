import { cashText } from '@omerta/cashnguns/words';
import { MoneyChart } from '@omerta/table/replay/MoneyChart.tsx';
import type { ReplayParts, SeenStep } from '@omerta/table/replay/replayParts.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useMemo } from 'react';
import { Beliefs } from './coach/Beliefs.tsx';
import { useVoice } from './coach/useVoice.tsx';
import { LOOKS } from './draw/gangsters.ts';
import { MedalPicture } from './draw/Medal.tsx';
import { EventWords } from './replay/EventWords.tsx';
import { eventsOf } from './replay/eventsOf.ts';
import { Hands } from './replay/Hands.tsx';
import { Knew } from './replay/Knew.tsx';
import { lootOverTime } from './replay/lootOverTime.ts';
import { Moments } from './replay/Moments.tsx';
import { marksOf, toldOf } from './replay/marks.ts';
import { useAtRecord } from './show/atRecord.ts';
import { replayWords } from './show/replayWords.ts';

function Around({ children }: { readonly children: ReactNode }) {
  const isKnown = useTable(({ info, shown }) => info !== undefined && shown !== undefined);
  return isKnown ? children : <div className="curtain" aria-busy="true" />;
}

function Chart({ steps, now }: { readonly steps: readonly SeenStep[]; readonly now: number }) {
  const say = useWords(replayWords);
  const { language, setting, gangsters } = useAtRecord();
  const { people } = setting;
  const chart = useMemo(() => {
    const events = steps.map(eventsOf);
    const worth = lootOverTime(
      events,
      people.map(({ talent = '' }) => ({ talent })),
    );
    return {
      lines: people.map(({ name }, seat) => {
        const { colour, dash } = LOOKS[gangsters[seat]!];
        return { name, colour, dash, points: worth[seat] ?? [] };
      }),
      acts: events.flatMap((each, at) =>
        each.flatMap(event =>
          event.kind === 'roundBegan' ? [{ at, label: say('round', { round: event.round }) }] : [],
        ),
      ),
    };
  }, [steps, people, gangsters, say]);
  const words = {
    table: say('money.table'),
    seat: say('bluffs.player'),
    amount: (thousands: number) => cashText.amountText(language, thousands),
  };
  return <MoneyChart {...chart} words={words} now={now} isSmall />;
}

export const replayParts: ReplayParts = {
  Around,
  marksOf,
  SeatSign: ({ seat }) => {
    const { gangsters } = useAtRecord();
    return <MedalPicture gangster={gangsters[seat]!} size={26} />;
  },
  Chart,
  Moments,
  Story: ({ step }) =>
    toldOf(step).map((event, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an event is where it stands in its step
      <span key={at}>
        <EventWords event={event} />{' '}
      </span>
    )),
  Hands,
  Knew,
  Believed: Beliefs,
  useVoice,
};
