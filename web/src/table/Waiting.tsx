import { useWords } from '../words/useWords.ts';
import styles from './TablePage.module.css';

/** Nothing to show yet. */
export function Waiting() {
  const say = useWords('table');
  return (
    <main className={styles.wait} aria-busy="true">
      <p role="status">{say('loading')}</p>
    </main>
  );
}
