import { Link } from 'wouter';
import styles from '../table/TablePage.module.css';
import buttons from '../ui/Button.module.css';
import { Button } from '../ui/Button.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { useWords } from '../words/useWords.ts';
import type { WantedGame } from './practiceHost.ts';

/** A game of this device that could not be opened, although it may well be there. */
export function NotOpened({ kind }: Pick<WantedGame, 'kind'>) {
  const say = useWords('practice');
  const sayTable = useWords('table');
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
