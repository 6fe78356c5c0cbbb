import { useSettings } from '@omerta/table/settings/settings.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { useAboutOf } from '../games/useAboutOf.ts';
import { tableName } from '../page/tableName.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './History.module.css';
import { type LocalGame, useLocalGames } from './useLocalGames.ts';

/** The games of this device. Nothing where there are none. */
export function LocalGames() {
  const say = useWords(pageWords);
  const games = useLocalGames() ?? [];
  if (games.length === 0) return undefined;
  return (
    <Panel title={say('history.here')}>
      <ul>
        {games.map(game => (
          <LocalLine key={game.path} game={game} />
        ))}
      </ul>
    </Panel>
  );
}

function LocalLine({ game: { table, playedAt, isOver, path } }: { readonly game: LocalGame }) {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const about = useAboutOf(table.game);
  const name = tableName(say, table);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.game}>
      <div className={styles.words}>
        <b>{name}</b>
        <small>
          {about !== undefined && `${about.title} · `}
          {day.format(playedAt)}
        </small>
      </div>
      <Link
        href={path}
        className={`${buttons.button} ${isOver ? buttons.ghost : buttons.primary}`}
        aria-label={say(isOver ? 'history.replayOf' : 'continue.goTo', { table: name })}
      >
        {say(isOver ? 'history.replay' : 'continue.go')}
      </Link>
    </li>
  );
}
