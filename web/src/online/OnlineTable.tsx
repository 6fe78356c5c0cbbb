import type { TableInfo } from '@omerta/protocol';
import { useControllerChoice } from '@omerta/table/table/useControllerChoice.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { useSeenDeal } from '../lobby/useSeenDeal.ts';
import { findMe, people } from '../net/people.ts';
import { socketConnection } from '../net/socket.ts';
import { Closed } from '../table/Closed.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { StepAside } from '../table/StepAside.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useOpenTable } from '../table/useOpenTable.ts';
import { Waiting } from '../table/Waiting.tsx';
import { ChangedPromise } from './ChangedPromise.tsx';
import { type OnlineSource, onlineSource } from './onlineSource.ts';

const RoomPhone = lazy(() => import('../room/RoomPhone.tsx'));
const WaitingRoom = lazy(() => import('../lobby/WaitingRoom.tsx'));

/** A table of the server: the waiting room, then the game, then its end. */
export default function OnlineTable() {
  const { match = '' } = useParams();
  const code = new URLSearchParams(useSearch()).get('code') ?? undefined;
  const table = useOpenTable(`${match} ${code ?? ''}`, () => onlineSource({ match, code }, socketConnection()));
  useRenewal(table?.source);
  if (table === undefined) return <Waiting />;
  return (
    <TableFrame table={table}>
      <Room code={code} />
    </TableFrame>
  );
}

function Room({ code }: { readonly code: string | undefined }) {
  const info = useTable(state => state.info);
  const closed = useTable(state => state.closed);
  const isAside = useTable(state => state.isAside);
  const seen = useSeenDeal(info);
  const [playedOn, setPlayedOn] = useState<string>(); // the match that goes on all the same
  if (closed !== undefined) return <Closed code={closed} />;
  if (isAside) return <StepAside />;
  if (info === undefined) return <Waiting />;
  if (seen?.changedTo !== undefined && playedOn !== info.match)
    return <ChangedPromise seen={seen} stage={info.stage} onPlayOn={() => setPlayedOn(info.match)} />;
  if (info.room !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <RoomPhone info={info} code={code}>
          <Play info={info} />
        </RoomPhone>
      </Suspense>
    );
  }
  if (info.stage === 'lobby') {
    return (
      <Suspense fallback={<Waiting />}>
        <WaitingRoom info={info} />
      </Suspense>
    );
  }
  return <Play info={info} />;
}

function Play({ info }: { readonly info: TableInfo }) {
  const [isController] = useControllerChoice(info);
  const isPlayer = info.you.viewer !== 'spectator';
  return <GameTable info={info} as={isController && isPlayer ? 'controller' : 'table'} />;
}

/** The server knows people by their cookie when a line is opened: another person needs another line. */
function useRenewal(source: OnlineSource | undefined): void {
  useEffect(() => {
    if (source === undefined) return;
    findMe().catch(() => undefined); // the line tells that it is down
    const stop = people.subscribe((now, before) => {
      if (before.isAsked && now.person?.id !== before.person?.id) source.renew();
    });
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('online', () => source.retryNow(), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && source.retryNow(), { signal });
    return () => {
      stop();
      listening.abort();
    };
  }, [source]);
}
