import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { webGames } from '../games/games.ts';
import { TV_PATH, tvAddress } from '../join/tvPath.ts';
import look from '../page/brass.module.css';
import { homeWords } from '../words/homeWords.ts';
import styles from './IsThisTheTv.module.css';

/** The start page of a television: one question, one press. */
export function IsThisTheTv({ onNo }: { readonly onNo: () => void }) {
  const say = useWords(homeWords);
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => open.current?.focus(), []); // a remote has nothing else to press
  const Party = webGames.find(game => game.Party !== undefined)?.Party;
  return (
    <main className={styles.stage}>
      <p className={styles.logo}>Omertà</p>
      <h1>{say('tv.title')}</h1>
      <div className={styles.picture} aria-hidden="true">
        <Suspense>
          {Party !== undefined && (
            <>
              <span className={styles.left}>
                <Party part="left" />
              </span>
              <span className={styles.set}>
                <Party part="tv" />
              </span>
              <span className={styles.right}>
                <Party part="right" />
              </span>
            </>
          )}
        </Suspense>
      </div>
      <div className={styles.answers}>
        <Link href={TV_PATH} className={look.main} ref={open}>
          {say('tv.open')}
        </Link>
        <button type="button" className={look.ghost} onClick={onNo}>
          {say('tv.no')}
        </button>
      </div>
      <p className={styles.address}>{say.rich('tv.type', { address: <b key="address">{tvAddress()}</b> })}</p>
    </main>
  );
}
