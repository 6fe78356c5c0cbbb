import { Link } from 'wouter';
import { usePerson } from '../net/people.ts';
import { type TableLine, tablesApi } from '../net/tablesApi.ts';
import buttons from '../ui/Button.module.css';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/useWords.ts';
import styles from './Continue.module.css';
import { houseGame } from './houseGames.ts';
import { tableName } from './tableName.ts';
import { usePolled } from './usePolled.ts';

const MOST_SHOWN = 3;
const askMine = () => tablesApi.mine(20);

/** The tables I sit at, the liveliest first. Nothing where there are none. */
export function Continue() {
  const person = usePerson();
  return person === undefined ? undefined : <MyTables key={person.id} />;
}

function MyTables() {
  const say = useWords('house');
  const { latest } = usePolled(askMine, 15_000);
  const running = latest?.tables.filter(
    ({ stage, you }) => you !== undefined && (stage === 'lobby' || stage === 'playing'),
  );
  if (running === undefined || running.length === 0) return undefined;
  return (
    <Panel title={say('continue.title')}>
      <ul className={styles.tables}>
        {running.slice(0, MOST_SHOWN).map((table, at) => (
          <Running key={table.id} table={table} isFirst={at === 0} />
        ))}
      </ul>
      {running.length > MOST_SHOWN && <Link href="/history">{say('continue.all', { count: running.length })}</Link>}
    </Panel>
  );
}

function Running({ table, isFirst }: { readonly table: TableLine; readonly isFirst: boolean }) {
  const say = useWords('house');
  const game = houseGame(table.game);
  return (
    <li className={styles.table}>
      <span className={styles.picture}>{game !== undefined && <game.Poster />}</span>
      <div className={styles.words}>
        <b>{tableName(say, table)}</b>
        <span>
          {game !== undefined && `${say(`game.${game.id}`)} · `}
          {say(table.stage === 'lobby' ? 'continue.lobby' : 'continue.playing')}
        </span>
        <Link
          href={`/t/${table.id}`}
          className={`${buttons.button} ${isFirst ? buttons.primary : buttons.ghost}`}
          aria-label={say('continue.goTo', { table: tableName(say, table) })}
        >
          {say('continue.go')}
        </Link>
      </div>
    </li>
  );
}
