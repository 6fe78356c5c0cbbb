import buttons from '@omerta/table/ui/Button.module.css';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link, useParams } from 'wouter';
import styles from '../table/TablePage.module.css';
import { practiceWords } from '../words/practiceWords.ts';

/** A saved game that this browser does not have. */
export function GameGone() {
  const say = useWords(practiceWords);
  const { game = '' } = useParams();
  return (
    <main className={styles.alone}>
      <Trouble
        title={say('gone.title')}
        actions={
          <Link className={`${buttons.button} ${buttons.primary}`} href={`/practice/${game}`}>
            {say('gone.new')}
          </Link>
        }
      >
        <p>{say('gone.words')}</p>
      </Trouble>
    </main>
  );
}
