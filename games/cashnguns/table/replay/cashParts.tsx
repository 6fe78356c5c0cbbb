import { cashText } from '@omerta/text';
import { type ReactNode, useMemo } from 'react';
import { CashBeliefs } from '../../coach/cashnguns/CashBeliefs.tsx';
import { useCashVoice } from '../../coach/cashnguns/useCashVoice.tsx';
import { ReplayCoach } from '../../coach/ReplayCoach.tsx';
import { gangsterOf, LOOKS } from '../../games/cashnguns/art/gangsters.ts';
import { MedalPicture } from '../../games/cashnguns/art/Medal.tsx';
import { useTable } from '../../table/useTable.ts';
import { useWords } from '../../words/useWords.ts';
import { MoneyChart } from '../MoneyChart.tsx';
import type { SeenStep } from '../replayHost.ts';
import type { ReplayParts } from '../replayParts.ts';
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
  const say = useWords('replay');
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
  Coach: props => <ReplayCoach {...props} voice={useCashVoice()} />,
};
