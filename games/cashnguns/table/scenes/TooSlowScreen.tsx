import { useAtTable } from '../show/atTable.ts';
import { Gestures } from './Gestures.tsx';
import { useWaitingWords } from './IdleScreen.tsx';
import { FactSign } from './pictures/FactSign.tsx';
import styles from './screens.module.css';

/** Three facts about a round that goes on without me. */
export function TooSlowScreen() {
  const { say } = useAtTable();
  const { title, why } = useWaitingWords();
  return (
    <>
      <div className={styles.idle}>
        <h2>{say('tooSlow.title')}</h2>
        <p>{say('tooSlow.why')}</p>
      </div>
      <ul className={styles.facts}>
        <li>
          <FactSign kind="good" /> {say('tooSlow.safe')}
        </li>
        <li>
          <FactSign kind="bad" /> {say('tooSlow.noShare')}
        </li>
        <li>
          <FactSign kind="gone" /> {say('tooSlow.dropped')}
        </li>
      </ul>
      <div className={styles.idle} aria-live="polite">
        <p>
          <b>{title}</b> {why}
        </p>
      </div>
      <Gestures />
    </>
  );
}
