import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import styles from '../table/TablePage.module.css';
import { practiceWords } from '../words/practiceWords.ts';
import type { WantedGame } from './practiceHost.ts';

/** A game of this device that could not be opened, although it may well be there. */
export function NotOpened({ kind }: Pick<WantedGame, 'kind'>) {
  const say = useWords(practiceWords);
  const sayTable = useWords(tableWords);
  return (
    <main className={styles.alone}>
      <Trouble
        title={say('notOpened.title')}
        actions={
          <>
            <Link className={`${buttons.button} ${buttons.secondary}`} href="/">
              {sayTable('home')}
            </Link>
            <Button look="primary" onClick={() => location.reload()}>
              {sayTable('fault.reload')}
            </Button>
          </>
        }
      >
        <p>{say(`notOpened.${kind}`)}</p>
      </Trouble>
    </main>
  );
}
