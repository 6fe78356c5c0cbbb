import type { TableInfo } from '@omerta/protocol';
import { useWords } from '@omerta/table/words/useWords.ts';
import { roomWords } from '../words/roomWords.ts';
import { RemoteDrawing } from './RemoteDrawing.tsx';
import styles from './remote.module.css';

/** On top of the remote: which room, whether the television is there, and the way back. */
export function RemoteTop({ info, onClose }: { readonly info: TableInfo; readonly onClose: () => void }) {
  const say = useWords(roomWords);
  return (
    <header className={styles.top}>
      <RemoteDrawing />
      <h1>
        {say('remote.title')}
        <small>
          {say('remote.room', { code: info.room?.code ?? '' })} ·{' '}
          {say(info.room?.tv === true ? 'remote.tvOn' : 'remote.tvOff')}
        </small>
      </h1>
      <button type="button" className={styles.ghost} onClick={onClose}>
        {say('remote.myHand')}
      </button>
    </header>
  );
}
