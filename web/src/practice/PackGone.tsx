import buttons from '@omerta/table/ui/Button.module.css';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import styles from '../table/TablePage.module.css';
import { practiceWords } from '../words/practiceWords.ts';

/** Neither this device nor the server has the pack. */
export function PackGone({ game, search }: { readonly game: string; readonly search: string }) {
  const say = useWords(practiceWords);
  const standard = new URLSearchParams(search);
  standard.delete('pack');
  return (
    <main className={styles.alone}>
      <Trouble
        title={say('packGone.title')}
        actions={
          <Link className={`${buttons.button} ${buttons.primary}`} href={`/practice/${game}?${standard}`}>
            {say('packGone.standard')}
          </Link>
        }
      >
        <p>{say('packGone.words')}</p>
      </Trouble>
    </main>
  );
}
