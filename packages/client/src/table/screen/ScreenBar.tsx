import type { TableInfo } from '@omerta/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { useWords } from '../../words/useWords.ts';
import { joinAddress } from './joinAddress.ts';
import styles from './screen.module.css';
import { useWakeLock } from './useWakeLock.ts';

/** In the corner of a shared screen: how to come in, and the whole screen for the table. */
export function ScreenBar({ info }: { readonly info: TableInfo }) {
  const say = useWords('table');
  const isAwake = useWakeLock();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <aside aria-label={say('screen.join')}>
      {info.stage === 'playing' && (
        <div className={styles.small}>
          <QrCode text={joinAddress(info)} label={say('screen.join')} />
        </div>
      )}
      <div className={styles.bar}>
        {document.fullscreenEnabled && (
          <Button look="ghost" size="small" onClick={() => void toggle()}>
            {say(isFull ? 'screen.leaveFull' : 'screen.full')}
          </Button>
        )}
        {!isAwake && !isSecureContext && <p className={styles.note}>{say('screen.sleep')}</p>}
      </div>
    </aside>
  );
}
