import type { TableInfo } from '@omerta/protocol';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { getReady } from '../lobby/getReady.ts';
import { roomApi } from '../net/roomApi.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import { JoinRoom } from './JoinRoom.tsx';
import { LateRoom } from './LateRoom.tsx';
import styles from './phone.module.css';
import { RemoteDrawing } from './RemoteDrawing.tsx';
import { RemoteGame } from './RemoteGame.tsx';
import { RemoteLobby } from './RemoteLobby.tsx';
import { TakeBack } from './TakeBack.tsx';
import { EveningOver } from './TvPage.tsx';
import { WaitRoom } from './WaitRoom.tsx';

export interface RoomPhoneProps {
  readonly info: TableInfo;
  readonly code: string | undefined;
  /** The game itself. */
  readonly children: ReactNode;
}

/** A phone in the room: joins, waits, plays, comes late. The host's has the remote. */
export default function RoomPhone({ info, code, children }: RoomPhoneProps) {
  const [isRemoteOpen, setRemoteOpen] = useState(true); // before the deal the host's first page
  const [isGameRemoteOpen, setGameRemoteOpen] = useState(false);
  const [isWatching, setWatching] = useState(false);
  useNextTable(info, code);
  const { viewer, isHost } = info.you;
  if (info.room?.ended === true) return <EveningOver />;
  if (info.stage === 'lobby') {
    if (viewer === 'spectator' || info.seats[viewer]?.ready !== true)
      return <JoinRoom key={info.match} info={info} code={code} />;
    if (isHost && isRemoteOpen) return <RemoteLobby info={info} onClose={() => setRemoteOpen(false)} />;
    return <WaitRoom info={info} onRemote={isHost ? () => setRemoteOpen(true) : undefined} />;
  }
  if (info.stage === 'playing' && viewer === 'spectator' && info.room?.comesTo === undefined && !isWatching)
    return <LateRoom info={info} code={code} onWatch={() => setWatching(true)} />;
  const isRemote = info.stage === 'playing' && isHost && isGameRemoteOpen;
  return (
    <>
      {info.stage === 'abandoned' ? <Ended info={info} /> : <div inert={isRemote}>{children}</div>}
      {isRemote && <RemoteGame info={info} onClose={() => setGameRemoteOpen(false)} />}
      {info.stage === 'playing' && !isRemote && <InGame info={info} onRemote={() => setGameRemoteOpen(true)} />}
      {info.stage === 'over' && <NextGame info={info} />}
    </>
  );
}

/** Over the game: the remote of the host, the bot that plays for me, the seat that waits for me. */
function InGame({ info, onRemote }: { readonly info: TableInfo; readonly onRemote: () => void }) {
  const say = useWords(roomWords);
  const { doing, start } = useDoing<'back'>(useWords(pageWords));
  const { viewer, isHost } = info.you;
  const mine = viewer === 'spectator' ? undefined : info.seats[viewer];
  const comesTo = info.room?.comesTo;
  return (
    <>
      {mine?.takenOverByBot === true && (
        <p className={styles.bar} role="status">
          <span>{say('bot.plays')}</span>
          <button
            type="button"
            disabled={doing !== undefined}
            onClick={() => start('back', () => tablesApi.comeBack(info.match))}
          >
            {say('bot.back')}
          </button>
        </p>
      )}
      {comesTo !== undefined && (
        <p className={styles.bar} role="status">
          <span>
            <b>{say('late.coming')}</b> {say('late.comingWords', { name: info.seats[comesTo]?.name ?? '' })}
          </span>
        </p>
      )}
      <div className={styles.takeBack}>
        <TakeBack info={info} />
      </div>
      {isHost && (
        <button type="button" className={styles.remoteGlyph} aria-label={say('remote.open')} onClick={onRemote}>
          <RemoteDrawing />
        </button>
      )}
    </>
  );
}

function Ended({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  return (
    <div className={styles.phone}>
      <main className={styles.plain}>
        <h2>{say('next.over')}</h2>
        <NextGame info={info} />
      </main>
    </div>
  );
}

/** Everybody may call the next game; the host chooses which. */
function NextGame({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  const { doing, start } = useDoing<'next'>(useWords(pageWords));
  if (info.you.viewer === 'spectator' || info.next !== undefined) return null;
  const next = () =>
    start('next', async () => {
      const table = await roomApi.next(info.match);
      keepReady(table.match);
    });
  return (
    <div className={styles.next}>
      <button type="button" className={styles.main} disabled={doing !== undefined} onClick={next}>
        {say('next.rematch')}
      </button>
    </div>
  );
}

const READY = 'omerta-room-ready'; // the table at which this phone is to be ready at once
const keepReady = (match: string) => sessionStorage.setItem(READY, match);

/** Goes along to the next table of the evening. Those who were ready stay so when the host chooses another game. */
function useNextTable(info: TableInfo, code: string | undefined): void {
  const [, go] = useLocation();
  const { next, stage, match, you } = info;
  const mine = you.viewer === 'spectator' ? undefined : info.seats[you.viewer];
  const wasReady = mine?.ready === true && stage === 'abandoned';
  useEffect(() => {
    if (next === undefined) return;
    if (wasReady) keepReady(next);
    go(`/t/${next}${code === undefined ? '' : `?code=${code}`}`, { replace: true });
  }, [next, wasReady, code, go]);
  const isUnready = stage === 'lobby' && mine?.ready === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table
  useEffect(() => {
    if (!isUnready || sessionStorage.getItem(READY) !== match) return;
    sessionStorage.removeItem(READY);
    getReady(info).catch(() => undefined); // the button is still there
  }, [isUnready, match]);
}
