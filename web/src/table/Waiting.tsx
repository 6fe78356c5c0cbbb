import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import styles from './TablePage.module.css';

/** Nothing to show yet. */
export function Waiting() {
  const say = useWords(tableWords);
  return (
    <main className={styles.wait} aria-busy="true">
      <p role="status">{say('loading')}</p>
    </main>
  );
}
