import { Button } from '@omerta/table/ui/Button.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import styles from './screen.module.css';
import { useWakeLock } from './useWakeLock.ts';

/** In the corner of a shared screen: the whole screen for the table. */
export function ScreenBar() {
  const say = useWords(tableWords);
  const isAwake = useWakeLock();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <aside aria-label={say('screen.full')}>
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
