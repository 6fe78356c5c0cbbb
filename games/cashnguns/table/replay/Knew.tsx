import type { SeenEvent } from '@omerta/cashnguns/seen';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useAtRecord } from '../show/atRecord.ts';
import { replayWords } from '../show/replayWords.ts';
import { knownGuns } from './knownGuns.ts';
import styles from './replay.module.css';

/** What one player could know of the guns on them, when they had to decide. */
export function Knew({ seat }: { readonly seat: number }) {
  const say = useWords(replayWords);
  const { view, nameOf } = useAtRecord();
  const log = useTable(state => state.log) as readonly SeenEvent[] | undefined; // events of this game
  const name = nameOf(seat);
  const isUp = view?.table.seats.some(({ loaded, target }) => loaded && target >= 0) ?? false;
  const guns = view === undefined ? [] : knownGuns(view, log ?? [], seat);
  return (
    <section>
      <h2>{say('knew', { name })}</h2>
      <p className={styles.note}>{isUp ? say('knew.guns', { count: guns.length, name }) : say('knew.none')}</p>
      <ul className={styles.guns}>
        {guns.map(gun => (
          <li key={gun.seat}>
            <p>{say('knew.gun', { player: nameOf(gun.seat), shown: gun.shown })}</p>
            <span className={styles.odds} aria-hidden="true">
              <i style={{ width: `${(100 * gun.most) / gun.cards}%` }} />
            </span>
            <p>{say('knew.odds', { most: gun.most, cards: gun.cards })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
