import { cashText } from '@omerta/cashnguns/words';
import { MoneyChart } from '@omerta/table/replay/MoneyChart.tsx';
import type { ReplayParts, SeenStep } from '@omerta/table/replay/replayParts.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useMemo } from 'react';
import { CashBeliefs } from '../coach/CashBeliefs.tsx';
import { useCashVoice } from '../coach/useCashVoice.tsx';
import { gangsterOf, LOOKS } from '../draw/gangsters.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { eventsOf, useAtCash } from './atCash.ts';
import { CashWords } from './CashWords.tsx';
import { Hands } from './Hands.tsx';
import { Knew } from './Knew.tsx';
import { lootOverTime } from './lootOverTime.ts';
import { Moments } from './Moments.tsx';
import { marksOf, toldOf } from './marks.ts';

function Around({ children }: { readonly children: ReactNode }) {
  const isKnown = useTable(({ info, shown }) => info !== undefined && shown !== undefined);
  return isKnown ? children : <div className="curtain" aria-busy="true" />;
}

function Chart({ steps, now }: { readonly steps: readonly SeenStep[]; readonly now: number }) {
  const say = useWords(replayWords);
  const { language, setting } = useAtCash();
  const { people } = setting;
  const chart = useMemo(() => {
    const events = steps.map(eventsOf);
    const worth = lootOverTime(
      events,
      people.map(({ talent = '' }) => ({ talent })),
    );
    return {
      lines: people.map(({ name }, seat) => {
        const { colour, dash } = LOOKS[gangsterOf(seat)];
        return { name, colour, dash, points: worth[seat] ?? [] };
      }),
      acts: events.flatMap((each, at) =>
        each.flatMap(event =>
          event.kind === 'roundBegan' ? [{ at, label: say('cash.round', { round: event.round }) }] : [],
        ),
      ),
    };
  }, [steps, people, say]);
  const words = {
    table: say('cash.money.table'),
    seat: say('cash.bluffs.player'),
    amount: (thousands: number) => cashText.amountText(language, thousands),
  };
  return <MoneyChart {...chart} words={words} now={now} isSmall />;
}

export const cashParts: ReplayParts = {
  Around,
  marksOf,
  SeatSign: ({ seat }) => <MedalPicture gangster={gangsterOf(seat)} size={26} />,
  Chart,
  Moments,
  Story: ({ step }) =>
    toldOf(step).map((event, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an event is where it stands in its step
      <span key={at}>
        <CashWords event={event} />{' '}
      </span>
    )),
  Hands,
  Knew,
  Believed: CashBeliefs,
  useVoice: useCashVoice,
};
