import { LOOKS } from '../art/gangsters.ts';
import { MedalPicture } from '../art/Medal.tsx';
import { useAtTable } from '../atTable.ts';
import { BetOnWinner } from '../parts/BetOnWinner.tsx';
import { Gestures } from '../parts/Gestures.tsx';
import { useWaitingWords } from './IdleScreen.tsx';
import styles from './screens.module.css';

/** Out of the game: from here on with everybody's eyes. */
export function OutScreen() {
  const { say, seat, gangsters } = useAtTable();
  const waiting = useWaitingWords();
  const gangster = gangsters[seat ?? 0] ?? 'bruno';
  return (
    <>
      <div className={styles.in}>
        <MedalPicture gangster={gangster} pose="out" size={88} />
        <div className={styles.idle}>
          <h2>{say('out.title', { gangster: LOOKS[gangster].name })}</h2>
          <p>{say('out.why')}</p>
        </div>
      </div>
      <div className={styles.idle} aria-live="polite">
        <p>
          <b>{waiting.title}</b> {waiting.why}
        </p>
      </div>
      <BetOnWinner />
      <Gestures />
    </>
  );
}
