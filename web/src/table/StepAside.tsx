import { useLocation } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { toast } from '../ui/toasts.ts';
import { TwoDevices } from '../ui/troubleArt.tsx';
import { useWords } from '../words/useWords.ts';
import { screenApi } from './screenApi.ts';
import styles from './TablePage.module.css';
import { useTable, useTableModel } from './useTable.ts';

/** The seat was opened elsewhere: this screen shows no hand any longer. */
export function StepAside() {
  const say = useWords('table');
  const { source } = useTableModel();
  const match = useTable(({ info }) => info?.match);
  const [, go] = useLocation();
  const isOnline = source.kind === 'online';
  const watch = async (table: string) => {
    try {
      const { path } = await screenApi.open(table);
      go(`/${path}`);
    } catch {
      toast(say('refused'), 'danger');
    }
  };
  return (
    <main className={styles.alone}>
      <Trouble
        art={<TwoDevices />}
        title={say('aside.title')}
        actions={
          <>
            {isOnline && match !== undefined && <Button onClick={() => void watch(match)}>{say('aside.watch')}</Button>}
            <Button look="primary" onClick={() => source.comeBack?.()}>
              {say('aside.back')}
            </Button>
          </>
        }
      >
        <p>{say(isOnline ? 'aside.words' : 'aside.local')}</p>
      </Trouble>
    </main>
  );
}
