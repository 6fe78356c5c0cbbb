import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { webGame } from '../games/games.ts';
import { StepAside } from '../table/StepAside.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useOpenTable } from '../table/useOpenTable.ts';
import { Waiting } from '../table/Waiting.tsx';
import { practiceWords } from '../words/practiceWords.ts';
import { askToStay } from './askToStay.ts';
import { GameGone } from './GameGone.tsx';
import { NotOpened } from './NotOpened.tsx';
import { PackGone } from './PackGone.tsx';
import { PassAround } from './PassAround.tsx';
import type { NewGame, WantedGame } from './practiceHost.ts';
import { practiceSource, practiceWorker } from './practiceSource.ts';
import { begun, firstSitting, type Sitting, sittingAt } from './sitting.ts';
import { useWantedPack } from './useWantedPack.ts';
import { type Asked, readAsked, type WantedTable } from './wantedGame.ts';

const NotFound = lazy(() => import('../page/NotFound.tsx'));
const PracticeForm = lazy(() => import('./PracticeForm.tsx'));

/** A game in this browser: against bots, or passed around. Works without a server. */
export default function PracticeTable() {
  const { game: id = '' } = useParams();
  const game = webGame(id);
  const search = useSearch();
  if (game === undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <NotFound />
      </Suspense>
    );
  }
  return <Asking game={game} search={search} asked={readAsked(search, game.players)} />;
}

interface AskingProps {
  readonly game: WebGame;
  readonly search: string;
  readonly asked: Asked;
}

function Asking({ game, search, asked }: AskingProps) {
  const [, go] = useLocation();
  const [sitting, setSitting] = useSitting(`${game.id}?${search}`);
  const seats = useSeats(asked);
  const pack = useWantedPack(asked.kind === 'new' ? asked.table.pack : undefined);
  if (asked.kind === 'form') {
    return (
      <Suspense fallback={<Waiting />}>
        <PracticeForm key={game.id} game={game} />
      </Suspense>
    );
  }
  if (pack.kind === 'loading') return <Waiting />;
  if (pack.kind === 'gone') return <PackGone game={game.id} search={search} />;
  return (
    <Seated
      key={sitting.number}
      wanted={wantedGame(game.id, asked, seats, pack.kind === 'found' ? pack.pack : undefined)}
      onBegun={opened => {
        if (asked.kind === 'saved') return;
        const own = `${game.id}?saved=${opened}`;
        setSitting(now => begun(now, sitting.number, own));
        go(`/practice/${own}`, { replace: true });
      }}
    />
  );
}

function useSitting(address: string): [Sitting, (change: (sitting: Sitting) => Sitting) => void] {
  const [before, setSitting] = useState(() => firstSitting(address));
  const sitting = sittingAt(before, address);
  if (sitting !== before) setSitting(sitting);
  return [sitting, setSitting];
}

interface SeatedProps {
  readonly wanted: WantedGame; // when the table is opened; a new game has an address of its own afterwards
  readonly onBegun: (id: string) => void;
}

function Seated({ wanted, onBegun }: SeatedProps) {
  const table = useOpenTable('', () =>
    practiceSource(practiceWorker, wanted, ({ id, isStored }) => {
      if (!isStored) return;
      askToStay().catch(reportError);
      onBegun(id);
    }),
  );
  if (table === undefined) return <Waiting />;
  return (
    <TableFrame table={table}>
      <AtTable kind={wanted.kind} />
    </TableFrame>
  );
}

function AtTable({ kind }: Pick<WantedGame, 'kind'>) {
  const info = useTable(state => state.info);
  const closed = useTable(state => state.closed);
  const isAside = useTable(state => state.isAside);
  if (closed === 'notOpened') return <NotOpened kind={kind} />;
  if (closed !== undefined) return <GameGone />;
  if (isAside) return <StepAside />;
  return info === undefined ? <Waiting /> : <PassAround info={info} />;
}

function wantedGame(
  game: string,
  asked: Exclude<Asked, { kind: 'form' }>,
  seats: NewGame['seats'],
  pack: object | undefined,
): WantedGame {
  if (asked.kind === 'saved') return asked;
  const { options, seed, pace, memoryAid, hints } = asked.table;
  const start = seed === undefined ? ({ kind: 'fresh', options } as const) : ({ kind: 'deal', options, seed } as const);
  return { kind: 'new', game, start, seats, pace, memoryAid, hints, ...(pack === undefined ? {} : { pack }) };
}

/** People first, then bots. */
function useSeats(asked: Asked): NewGame['seats'] {
  const say = useWords(practiceWords);
  const me = useSettings(({ name }) => name);
  if (asked.kind !== 'new') return [];
  const { players, people, names, level }: WantedTable = asked.table;
  return Array.from({ length: players }, (_, seat) => {
    if (seat >= people) return { level };
    return { name: names[seat] || (people === 1 && me) || say('person', { number: seat + 1 }) };
  });
}
