import type { ReactNode } from 'react';
import type { ReplayParts, SeenStep } from '../replay/replayParts.ts';
import { useTable } from '../table/useTable.ts';
import { Monogram } from '../ui/Monogram.tsx';
import { useAtPlain } from './atPlain.ts';
import { Facts } from './Facts.tsx';
import { Part } from './Part.tsx';
import { PlainProvider } from './PlainProvider.tsx';
import type { PlainGame } from './plainGame.ts';

export const plainReplay = (game: PlainGame): ReplayParts => ({
  Around: ({ children }: { readonly children: ReactNode }) => <PlainProvider game={game}>{children}</PlainProvider>,
  marksOf: () => [],
  SeatSign,
  Story,
  Hands,
});

function SeatSign({ seat }: { readonly seat: number }) {
  const name = useTable(({ info }) => info?.seats[seat]?.name);
  return <Monogram name={name} size={24} />;
}

function Story({ step }: { readonly step: SeenStep }) {
  const { words, language, people } = useAtPlain();
  return step.events.map((event, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an event is where it stands in its step
    <span key={at}>
      {words.eventParts(language, event, { people }).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
        <Part key={place} part={part} />
      ))}{' '}
    </span>
  ));
}

/** What each player holds, as the game labels it. */
function Hands({ views }: { readonly views: readonly object[] }) {
  const { words, language, people } = useAtPlain();
  return views.map((view, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <section key={seat}>
      <h3>{people[seat]?.name}</h3>
      <Facts facts={words.shown(language, { people, view }).own} />
    </section>
  ));
}
