import buttons from '@omerta/table/ui/Button.module.css';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { useLocalGames } from '../history/useLocalGames.ts';
import { usePerson } from '../net/people.ts';
import { type TableLine, tablesApi } from '../net/tablesApi.ts';
import { GamePoster } from '../page/GamePoster.tsx';
import { tableName } from '../page/tableName.ts';
import { usePolled } from '../page/usePolled.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './Continue.module.css';

const MOST_SHOWN = 3;

interface Unfinished {
  readonly table: Pick<TableLine, 'id' | 'game' | 'title' | 'seats' | 'you'>;
  readonly path: string;
  readonly words: 'continue.lobby' | 'continue.playing' | 'continue.here';
}

/** The games I have not finished, on the server and on this device. Nothing where there are none. */
export function Continue() {
  const say = useWords(pageWords);
  const person = usePerson();
  const local = useLocalGames().filter(({ isOver }) => !isOver);
  const { latest } = usePolled(person === undefined ? askNothing : askMine, 15_000);
  const games: readonly Unfinished[] = [
    ...(latest?.tables ?? []).flatMap(unfinished),
    ...local.map(({ table, path }) => ({ table, path, words: 'continue.here' }) as const),
  ];
  if (games.length === 0) return undefined;
  return (
    <Panel title={say('continue.title')}>
      <ul className={styles.tables}>
        {games.slice(0, MOST_SHOWN).map((game, at) => (
          <Running key={game.path} game={game} isFirst={at === 0} />
        ))}
      </ul>
      {games.length > MOST_SHOWN && <Link href="/history">{say('continue.all', { count: games.length })}</Link>}
    </Panel>
  );
}

const askMine = () => tablesApi.mine(20);
const askNothing = async () => ({ tables: [] });

function unfinished(table: TableLine): readonly Unfinished[] {
  if (table.you === undefined) return [];
  const path = `/t/${table.id}`;
  if (table.stage === 'lobby') return [{ table, path, words: 'continue.lobby' }];
  return table.stage === 'playing' ? [{ table, path, words: 'continue.playing' }] : [];
}

function Running({ game: { table, path, words }, isFirst }: { readonly game: Unfinished; readonly isFirst: boolean }) {
  const say = useWords(pageWords);
  const game = webGame(table.game);
  const about = useAboutOf(table.game);
  return (
    <li className={styles.table}>
      <span className={styles.picture}>{game !== undefined && <GamePoster game={game} />}</span>
      <div className={styles.words}>
        <b>{tableName(say, table)}</b>
        <span>
          {about !== undefined && `${about.title} · `}
          {say(words)}
        </span>
        <Link
          href={path}
          className={`${buttons.button} ${isFirst ? buttons.primary : buttons.ghost}`}
          aria-label={say('continue.goTo', { table: tableName(say, table) })}
        >
          {say('continue.go')}
        </Link>
      </div>
    </li>
  );
}
