import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import look from '../page/brass.module.css';
import { GamePoster } from '../page/GamePoster.tsx';
import { tableName } from '../page/tableName.ts';
import { homeWords } from '../words/homeWords.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './Continue.module.css';
import type { Running } from './useRunning.ts';

const MOST_SHOWN = 2;

/** The games I have not finished. Nothing where there are none. */
export function Continue({ running }: { readonly running: readonly Running[] }) {
  const say = useWords(homeWords);
  if (running.length === 0) return undefined;
  return (
    <section className={styles.strip} aria-labelledby="continue">
      <h2 id="continue">{say('continue.title')}</h2>
      <ul>
        {running.slice(0, MOST_SHOWN).map(game => (
          <OneGame key={game.path} running={game} />
        ))}
      </ul>
      {running.length > MOST_SHOWN && (
        <Link href="/history" className={styles.all}>
          {say('continue.all', { count: running.length })}
        </Link>
      )}
    </section>
  );
}

function OneGame({ running: { table, path, state } }: { readonly running: Running }) {
  const say = useWords(homeWords);
  const sayPage = useWords(pageWords);
  const game = webGame(table.game);
  const title = useAboutOf(table.game)?.title ?? table.game;
  const names = tableName(sayPage, table);
  const isMine = state === 'yourTurn';
  const what = say(isMine ? 'continue.take' : 'continue.back');
  return (
    <li className={isMine ? styles.mine : undefined}>
      <span className={styles.picture}>{game !== undefined && <GamePoster game={game} />}</span>
      <span className={styles.words}>
        <b>
          <span className={styles.long}>{say('continue.with', { game: title, names })}</span>
          <span className={styles.short}>{names}</span>
        </b>
        <small>{say(`continue.${state}`)}</small>
      </span>
      <Link
        href={path}
        className={isMine ? `${look.main} ${look.plain}` : look.ghost}
        aria-label={say('continue.goTo', { what, table: `${title}, ${names}` })}
      >
        {what}
      </Link>
    </li>
  );
}
