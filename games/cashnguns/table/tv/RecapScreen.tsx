import { useWords } from '@omerta/table/words/useWords.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { ReadyTick } from '../draw/ReadyTick.tsx';
import { useAtTable } from '../show/atTable.ts';
import { readyBy } from '../show/readyBy.ts';
import { RoundRecap } from '../show/recap/RoundRecap.tsx';
import type { Recap } from '../show/recap/recap.ts';
import { useReadyTicks } from '../show/staging/readyTicks.ts';
import { tvWords } from '../show/tvWords.ts';
import { Ring, useSecondsLeft } from './Corners.tsx';
import styles from './RecapScreen.module.css';

/** The natural pause: what just happened, while phones already ask for the next round. */
export function RecapScreen({ recap }: { readonly recap: Recap }) {
  const say = useWords(tvWords);
  const { table, view, gangsters, names, waiting } = useAtTable();
  const seconds = useSecondsLeft(waiting);
  const ready = useReadyTicks(readyBy(view.table));
  const asked = ready.filter(each => each !== undefined).length;
  return (
    <div className={styles.pause}>
      <div className={styles.recap}>
        <RoundRecap recap={recap} size="screen" hasTakes />
      </div>
      <footer className={styles.foot}>
        {seconds !== undefined && <Ring seconds={seconds} />}
        <div>
          <h2>{say('recap.next', { round: table.round })}</h2>
          <p>{say('recap.nextWords')}</p>
        </div>
        {asked > 0 && (
          <ul>
            {ready.map(
              (isReady, seat) =>
                isReady !== undefined && (
                  <li key={names.player(seat)}>
                    <MedalPicture gangster={gangsters[seat] ?? 'bruno'} size={72} label={names.player(seat)} />
                    <span className={styles.tick}>
                      <ReadyTick isReady={isReady} size={30} />
                    </span>
                  </li>
                ),
            )}
          </ul>
        )}
        {asked > 0 && (
          <p className={styles.count}>
            {say('waits.secret', { ready: ready.filter(each => each === true).length, all: asked })}
          </p>
        )}
      </footer>
    </div>
  );
}
