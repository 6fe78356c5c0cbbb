import type { TableInfo } from '@omerta/protocol';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { type RemoteAct, roomApi } from '../net/roomApi.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import styles from './remote.module.css';

export interface PlayerSheetProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly onClose: () => void;
}

/** What the host may do about one player. Keeping out is asked once more, and staying is the main answer. */
export function PlayerSheet({ info, seat, onClose }: PlayerSheetProps) {
  const say = useWords(roomWords);
  const sayPage = useWords(pageWords);
  const [isAsking, setAsking] = useState(false);
  const { doing, refusal, start } = useDoing<'act'>(sayPage, 'here');
  const { name, takenOverByBot } = info.seats[seat]!;
  const done = async (act: () => Promise<unknown>) => (await start('act', act)) && onClose();
  const remote = (act: RemoteAct) => done(() => roomApi.remote(info.match, act));
  const isBusy = doing !== undefined;
  if (isAsking) {
    return (
      <Sheet title={say('remote.keepOutAsk', { name })} onClose={onClose} closeLabel={say('remote.letStay', { name })}>
        <p>{say('remote.keepOutWords', { name })}</p>
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        <div className={styles.answers}>
          <button type="button" className={styles.main} onClick={onClose}>
            {say('remote.letStay', { name })}
          </button>
          <button
            type="button"
            className={styles.danger}
            disabled={isBusy}
            onClick={() => remote({ act: 'keepOut', seat })}
          >
            {say('remote.keepOutNow')}
          </button>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={name} onClose={onClose} closeLabel={sayPage('close')}>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <div className={styles.answers}>
        {info.stage === 'playing' && (
          <button
            type="button"
            className={styles.ghost}
            disabled={isBusy}
            onClick={() => remote({ act: takenOverByBot ? 'giveBack' : 'bot', seat })}
          >
            {say(takenOverByBot ? 'remote.giveBack' : 'remote.letBot')}
          </button>
        )}
        {info.stage === 'playing' && !takenOverByBot && <p>{say('remote.letBotWords', { name })}</p>}
        <button
          type="button"
          className={styles.ghost}
          disabled={isBusy}
          onClick={() => done(() => tablesApi.makeHost(info.match, seat))}
        >
          {say('remote.makeHost')}
        </button>
        <button type="button" className={styles.danger} onClick={() => setAsking(true)}>
          {say('remote.keepOut')}
        </button>
      </div>
    </Sheet>
  );
}
