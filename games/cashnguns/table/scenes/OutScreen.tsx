import buttons from '@omerta/table/ui/Button.module.css';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { LOOKS } from '../draw/gangsters.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { useAtTable } from '../show/atTable.ts';
import { BetOnWinner } from './BetOnWinner.tsx';
import { Gestures } from './Gestures.tsx';
import { useWaitingWords } from './IdleScreen.tsx';
import styles from './screens.module.css';

/** Out of the game: from here on as a spectator sees it. */
export function OutScreen() {
  const { say, seat, gangsters } = useAtTable();
  const sayTable = useWords(tableWords);
  const waiting = useWaitingWords();
  const gangster = gangsters[seat ?? 0] ?? 'bruno';
  return (
    <>
      <div className={`${styles.in} ${styles.ghost}`}>
        <MedalPicture gangster={gangster} pose="out" size={88} />
        <div className={styles.idle}>
          <h2>{say('out.title', { gangster: LOOKS[gangster].name })}</h2>
          <p>{say('out.why')}</p>
          <p aria-live="polite">
            <b>{waiting.title}</b> {waiting.why}
          </p>
        </div>
      </div>
      <BetOnWinner />
      <div className={styles.actions}>
        <Gestures />
        <p className={styles.leave}>
          <Link className={`${buttons.button} ${buttons.secondary}`} href="/">
            {sayTable('menu.leave')}
          </Link>
          {sayTable('menu.leave.hint')}
        </p>
      </div>
    </>
  );
}
