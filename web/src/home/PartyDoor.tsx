import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { webGames } from '../games/games.ts';
import { PartySheet } from '../join/PartySheet.tsx';
import { TV_PATH } from '../join/tvPath.ts';
import look from '../page/brass.module.css';
import { useIsNarrow } from '../page/useIsNarrow.ts';
import { homeWords } from '../words/homeWords.ts';
import styles from './Doors.module.css';
import { Sign } from './Sign.tsx';

/** A room for the television, or a table for friends. */
export function PartyDoor() {
  const say = useWords(homeWords);
  const { isUp } = useServerConnection();
  const isPhone = useIsNarrow(699);
  const [isPairing, setPairing] = useState(false);
  return (
    <section className={`${styles.door} ${styles.party}`} aria-labelledby="party">
      <Sign id="party">{say('party.title')}</Sign>
      <div className={styles.stage} aria-hidden="true">
        <PartyPicture />
      </div>
      <div className={styles.ways}>
        {isPhone ? (
          <button
            type="button"
            className={`${look.walnut} ${styles.tv}`}
            data-closed={!isUp || undefined}
            aria-haspopup="dialog"
            aria-keyshortcuts="t"
            data-shortcut="t"
            onClick={() => setPairing(true)}
          >
            <Icon name="tv" size={26} />
            <span>
              {say('party.phone')}
              <small>{say('party.phone.words')}</small>
            </span>
          </button>
        ) : (
          <Link
            href={TV_PATH}
            className={`${look.walnut} ${styles.tv}`}
            data-closed={!isUp || undefined}
            aria-keyshortcuts="t"
            data-shortcut="t"
          >
            <Icon name="tv" size={26} />
            <span>{say('party.tv')}</span>
          </Link>
        )}
        <p className={styles.long}>{say('party.words')}</p>
        <Link href="/new" className={`${look.ghost} ${styles.new}`} aria-keyshortcuts="n" data-shortcut="n">
          <Icon name="plus" />
          <span>
            {say('party.table')}
            <small>{say('party.table.words')}</small>
          </span>
        </Link>
      </div>
      {isPairing && <PartySheet onClose={() => setPairing(false)} />}
    </section>
  );
}

function PartyPicture() {
  const Party = webGames.find(game => game.Party !== undefined)?.Party;
  if (Party === undefined) return undefined;
  return (
    <Suspense>
      <span className={styles.set}>
        <Party part="tv" />
      </span>
      <span className={styles.left}>
        <Party part="left" />
      </span>
      <span className={styles.right}>
        <Party part="right" />
      </span>
    </Suspense>
  );
}
