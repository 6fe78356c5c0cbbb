import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { findMe } from '../net/people.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { homeWords } from '../words/homeWords.ts';
import styles from './Continue.module.css';

/** The server does not answer. Where it does again, the page goes on by itself. */
export function NoConnection() {
  const say = useWords(homeWords);
  const retry = () => {
    Promise.all([tablesApi.open(), findMe()]).catch(() => undefined); // the state of the connection says so
  };
  return (
    <section className={`${styles.strip} ${styles.offline}`} role="status">
      <p>{say('code.offline')}</p>
      <Button look="ghost" onClick={retry}>
        {say('retry')}
      </Button>
    </section>
  );
}
