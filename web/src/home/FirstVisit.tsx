import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import look from '../page/brass.module.css';
import { homeWords } from '../words/homeWords.ts';
import styles from './FirstVisit.module.css';

/** What this is, in one sentence, and the way to learn it. */
export function FirstVisit({ games }: { readonly games: readonly WebGame[] }) {
  const say = useWords(homeWords);
  const taught = games.find(({ lesson }) => lesson !== undefined);
  return (
    <section className={styles.first} aria-labelledby="first">
      <div className={styles.say}>
        <h2 id="first">{say('first.title')}</h2>
        <p>
          <span className={styles.long}>{say('first.words')}</span>
          <span className={styles.short}>{say('first.short')}</span>
        </p>
        {taught !== undefined && (
          <Link href={`/tutorial/${taught.id}`} className={look.main}>
            <Icon name="cap" size={26} />
            {say('first.teach')}
          </Link>
        )}
      </div>
    </section>
  );
}
