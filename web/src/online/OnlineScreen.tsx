import type { TableInfo } from '@omerta/protocol';
import { useTable } from '@omerta/table/table/useTable.ts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { webGame } from '../games/games.ts';
import { screenApi } from '../net/screenApi.ts';
import { socketConnection } from '../net/socket.ts';
import { BetweenGames } from '../room/BetweenGames.tsx';
import { forgetTv, knownTv, rememberTv } from '../room/knownTv.ts';
import { RoomScreen } from '../room/RoomScreen.tsx';
import { EveningOver } from '../room/TvPage.tsx';
import { Closed } from '../table/Closed.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useOpenTable } from '../table/useOpenTable.ts';
import { Waiting } from '../table/Waiting.tsx';
import { onlineSource } from './onlineSource.ts';
import { ScreenBar } from './ScreenBar.tsx';
import { ScreenLobby } from './ScreenLobby.tsx';

/** A screen in the middle of the table: only what everybody may see. Its link holds its key. */
export default function OnlineScreen() {
  const { match = '' } = useParams();
  const key = useScreenKey(match);
  if (key === undefined) return <Waiting />;
  return <Screen match={match} screenKey={key === NO_KEY ? undefined : key} />;
}

const NO_KEY = '';
const SCREEN_KEY = /^[\w-]{43}$/;

/** The key of the address; a player's own device asks for it; others without one watch as spectators. */
function useScreenKey(match: string): string | undefined {
  const [asked, setAsked] = useState<string>();
  const given = location.hash.slice(1);
  const isGiven = SCREEN_KEY.test(given);
  useEffect(() => {
    if (isGiven) return;
    screenApi.open(match).then(
      ({ key }) => {
        history.replaceState(null, '', `${location.pathname}#${key}`);
        setAsked(key);
      },
      () => setAsked(NO_KEY),
    );
  }, [match, isGiven]);
  return isGiven ? given : asked;
}

function Screen({ match, screenKey }: { readonly match: string; readonly screenKey: string | undefined }) {
  const table = useOpenTable(`${match} ${screenKey ?? ''}`, () =>
    onlineSource({ match, screen: screenKey }, socketConnection()),
  );
  if (table === undefined) return <Waiting />;
  return (
    <TableFrame table={table}>
      <Shown screenKey={screenKey} />
    </TableFrame>
  );
}

function Shown({ screenKey }: { readonly screenKey: string | undefined }) {
  const info = useTable(state => state.info);
  const closed = useTable(state => state.closed);
  useNextGame(info, screenKey);
  useKnownTv(closed);
  if (closed !== undefined) return <Closed code={closed} />;
  if (info?.room?.ended === true) return <EveningOver />;
  if (info === undefined || info.you.viewer !== 'spectator') return <Waiting />; // a hand has no place on a shared screen
  return (
    <>
      {info.stage !== 'lobby' ? (
        <PublicTable info={info} />
      ) : info.room === undefined ? (
        <ScreenLobby info={info} />
      ) : (
        <RoomScreen info={info} />
      )}
      <ScreenBar />
    </>
  );
}

function PublicTable({ info }: { readonly info: TableInfo }) {
  const hasFrame = useTable(({ shown }) => shown !== undefined);
  const isOver = useTable(({ shown }) => shown?.over === true) && info.stage === 'over'; // what led to it is on stage first
  const game = webGame(info.game);
  if (game === undefined) return <Closed code="noSuchMatch" />;
  if (info.stage === 'abandoned' && info.room !== undefined) return <BetweenGames info={info} />;
  if (!hasFrame) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {isOver ? (
        <main>
          <game.table.End />
        </main>
      ) : (
        <game.table.Screen />
      )}
    </Suspense>
  );
}

/** A room that is gone: this screen opens the next one. */
function useKnownTv(closed: string | undefined): void {
  const { match } = useParams();
  const [, go] = useLocation();
  useEffect(() => {
    if (closed !== 'noSuchMatch' || knownTv()?.match !== match) return;
    forgetTv();
    go('/tv', { replace: true });
  }, [closed, match, go]);
}

/** The screen goes along to the rematch: its key is good there too. */
function useNextGame(info: TableInfo | undefined, key: string | undefined): void {
  const [, go] = useLocation();
  const next = info?.next;
  useEffect(() => {
    if (next === undefined || key === undefined) return;
    if (knownTv()?.key === key) rememberTv({ match: next, key });
    go(`/screen/${next}#${key}`, { replace: true });
  }, [next, key, go]);
}
