import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { TwoDevices } from '@omerta/table/ui/troubleArt.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useLocation } from 'wouter';
import { screenApi } from '../net/screenApi.ts';
import styles from './TablePage.module.css';

/** The seat was opened elsewhere: this screen shows no hand any longer. */
export function StepAside() {
  const say = useWords(tableWords);
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
