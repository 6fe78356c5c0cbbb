import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { NoLine } from '@omerta/table/ui/troubleArt.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { pageWords } from '../words/pageWords.ts';
import styles from './OfflineWords.module.css';
import { useOfferedGames } from './offeredGames.ts';
import { useLastGame } from './setupStore.ts';

/** The server does not answer: what waits, and what works all the same. */
export function OfflineWords({ onRetry }: { readonly onRetry: () => void }) {
  const say = useWords(pageWords);
  const game = useLastGame(useOfferedGames());
  return (
    <Panel label={say('offline.title')} className={styles.offline}>
      <div role="status" className={styles.words}>
        <NoLine />
        <h2>{say('offline.title')}</h2>
        <p>{say('offline.words')}</p>
      </div>
      <ul className={styles.works}>
        <li>
          <Link href={`/practice/${game.id}`}>{say('offline.bots')}</Link>
        </li>
        {game.rulebook !== undefined && (
          <li>
            <Link href={`/rules/${game.id}`}>{say('offline.rules')}</Link>
          </li>
        )}
        {game.lesson !== undefined && (
          <li>
            <Link href={`/tutorial/${game.id}`}>{say('offline.lesson')}</Link>
          </li>
        )}
      </ul>
      <p className={styles.promise}>{say('offline.promise')}</p>
      <Button onClick={onRetry}>{say('offline.retry')}</Button>
    </Panel>
  );
}
