import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import look from '../page/brass.module.css';
import { homeWords } from '../words/homeWords.ts';
import { Film } from './Film.tsx';
import styles from './FirstVisit.module.css';

/** What this is, in one sentence and as a film that waits to be asked, and the way to learn it. */
export function FirstVisit({ games }: { readonly games: readonly WebGame[] }) {
  const say = useWords(homeWords);
  const [isPlaying, setPlaying] = useState(false);
  const told = games.find(({ story, Party }) => story !== undefined && Party !== undefined);
  const taught = games.find(({ lesson }) => lesson !== undefined);
  return (
    <section className={styles.first} aria-labelledby="first">
      {told !== undefined && (
        <div className={styles.frame}>
          <Suspense fallback={<div className={styles.screen} />}>
            <Film game={told} isPlaying={isPlaying} onPlay={setPlaying} />
          </Suspense>
        </div>
      )}
      <div className={styles.say}>
        <h2 id="first">{say('first.title')}</h2>
        <p>
          <span className={styles.long}>{say('first.words')}</span>
          <span className={styles.short}>{say('first.short')}</span>
        </p>
        <div className={styles.ways}>
          {taught !== undefined && (
            <Link href={`/tutorial/${taught.id}`} className={look.main}>
              <Icon name="cap" size={26} />
              {say('first.teach')}
            </Link>
          )}
          {told !== undefined && (
            <button type="button" className={`${look.ghost} ${styles.long}`} onClick={() => setPlaying(true)}>
              <Icon name="film" size={22} />
              {say('first.film')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
