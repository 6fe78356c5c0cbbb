import type { TableInfo } from '@omerta/protocol';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { SeatFace } from '../lobby/SeatFace.tsx';
import { type RemoteAct, roomApi } from '../net/roomApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import { PlayerSheet } from './PlayerSheet.tsx';
import { RemoteTop } from './RemoteTop.tsx';
import styles from './remote.module.css';
import { namesOf } from './standing.ts';

/** The host's remote while a game is played. */
export function RemoteGame({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  const say = useWords(roomWords);
  const language = useSettings(settings => settings.language);
  const { doing, start } = useDoing<'act'>(useWords(pageWords));
  const waiting = useTable(({ shown }) => shown?.waiting) ?? [];
  const [isEnding, setEnding] = useState(false);
  const act = (what: RemoteAct) => start('act', () => roomApi.remote(info.match, what));
  const isBusy = doing !== undefined;
  const left = Math.max(0, ...info.clocks.filter(({ runs }) => runs).map(each => each.left));
  return (
    <div className={styles.remote}>
      <RemoteTop info={info} onClose={onClose} />
      <main className={styles.body}>
        <p className={styles.display} role="status">
          <b>{say(info.isPaused ? 'remote.paused' : 'remote.playing')}</b>
          <span>
            {waiting.length === 0
              ? say('remote.nobody')
              : say('remote.waitingFor', { names: namesOf(info, waiting, language) })}
          </span>
        </p>
        <div className={styles.knobs}>
          <p>
            <button
              type="button"
              className={styles.knob}
              disabled={isBusy || info.isPaused || left === 0}
              onClick={() => act({ act: 'moreTime' })}
              aria-label={say('remote.more30')}
            >
              +30
            </button>
            <span aria-hidden="true">{say('remote.more30')}</span>
          </p>
          <p>
            <button
              type="button"
              className={styles.pause}
              disabled={isBusy}
              onClick={() => act({ act: info.isPaused ? 'resume' : 'pause' })}
              aria-label={say(info.isPaused ? 'remote.resume' : 'remote.pause')}
            >
              <svg viewBox="0 0 24 24" width={52} height={52} aria-hidden="true" focusable="false">
                <path
                  d={info.isPaused ? 'M7 4.500v15l12-7.500Z' : 'M8 5v14M16 5v14'}
                  fill={info.isPaused ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeWidth={3}
                  strokeLinecap="round"
                />
              </svg>
            </button>
            <span aria-hidden="true">{say(info.isPaused ? 'remote.resume' : 'remote.pause')}</span>
          </p>
        </div>
        <AtTable info={info} waiting={waiting} />
      </main>
      <footer className={styles.foot}>
        <button type="button" className={styles.danger} onClick={() => setEnding(true)}>
          <Icon name="door" /> {say('remote.end')}
        </button>
      </footer>
      {isEnding && <EndSheet isBusy={isBusy} act={act} onClose={() => setEnding(false)} />}
    </div>
  );
}

function AtTable({ info, waiting }: { readonly info: TableInfo; readonly waiting: readonly number[] }) {
  const say = useWords(roomWords);
  const sayPage = useWords(pageWords);
  const [open, setOpen] = useState<number>();
  const stateOf = (seat: number) => {
    const { kind, level, present, takenOverByBot } = info.seats[seat]!;
    if (seat === info.you.viewer) return say('remote.you');
    if (kind === 'bot') return say('remote.aBot', { level: sayPage('level', { level: level ?? '' }) });
    if (takenOverByBot) return say('remote.botFor');
    if (!present) return say('remote.away');
    return say(waiting.includes(seat) ? 'remote.stillChoosing' : 'remote.done');
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{say('remote.atTable')}</h2>
      </div>
      <ul className={styles.list}>
        {info.seats.map(({ kind, name, comes }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-waiting={(kind === 'person' && waiting.includes(seat)) || undefined}>
            <span className={styles.face}>
              <SeatFace info={info} seat={seat} />
            </span>
            <p>
              <b>{comes ?? name}</b>
              <span>{stateOf(seat)}</span>
            </p>
            {kind === 'person' && seat !== info.you.viewer && (
              <button type="button" aria-label={say('remote.options', { name })} onClick={() => setOpen(seat)}>
                •••
              </button>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && info.seats[open]?.kind === 'person' && (
        <PlayerSheet info={info} seat={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

interface EndSheetProps {
  readonly isBusy: boolean;
  readonly act: (what: RemoteAct) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Ending cannot be undone: playing on is the main answer. */
function EndSheet({ isBusy, act, onClose }: EndSheetProps) {
  const say = useWords(roomWords);
  const end = async (what: 'endGame' | 'endEvening') => (await act({ act: what })) && onClose();
  return (
    <Sheet title={say('remote.endAsk')} onClose={onClose} closeLabel={say('remote.endStay')}>
      <p>{say('remote.endWords')}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.main} onClick={onClose}>
          {say('remote.endStay')}
        </button>
        <button type="button" className={styles.danger} disabled={isBusy} onClick={() => end('endGame')}>
          {say('remote.endGame')}
        </button>
        <button type="button" className={styles.danger} disabled={isBusy} onClick={() => end('endEvening')}>
          {say('remote.endEvening')}
        </button>
      </div>
    </Sheet>
  );
}
