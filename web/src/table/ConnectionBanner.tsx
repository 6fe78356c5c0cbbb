import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { Countdown } from '@omerta/table/ui/troubleArt.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import styles from './ConnectionBanner.module.css';

/** The connection is lost: what is safe, when the next try comes, and a button to try now. */
export function ConnectionBanner() {
  const say = useWords(tableWords);
  const { source } = useTableModel();
  const connection = useTable(state => state.connection);
  const seconds = useSecondsUntil(connection.kind === 'lost' ? connection.retryAt : undefined);
  if (connection.kind !== 'lost') return null;
  return (
    <div className={styles.over}>
      <Trouble
        place="over"
        art={<Countdown seconds={seconds} whole={Math.max(1, Math.min(8, 2 ** (connection.attempt - 1)))} />}
        title={say('line.title')}
        actions={
          <Button look="primary" onClick={() => source.retryNow?.()}>
            {say('line.now')}
          </Button>
        }
      >
        <p>{say('line.retry', { seconds })}</p>
        <p>{say(navigator.onLine ? 'line.restart' : 'line.offline')}</p>
      </Trouble>
    </div>
  );
}

/** Whole seconds; 0 when it is time. */
function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [at]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}
