import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link, useLocation } from 'wouter';
import { useAboutOf } from '../games/useAboutOf.ts';
import { ensurePerson } from '../net/people.ts';
import { type TableLine, tablesApi } from '../net/tablesApi.ts';
import { Page } from '../page/Page.tsx';
import { tableName } from '../page/tableName.ts';
import { useDoing } from '../page/useDoing.ts';
import { usePolled } from '../page/usePolled.ts';
import { clockNamed } from '../setup/clocks.ts';
import { OfflineWords } from '../setup/OfflineWords.tsx';
import { pageWords } from '../words/pageWords.ts';
import styles from './OpenTables.module.css';

const askOpen = () => tablesApi.open();

/** Tables everybody may join or watch, as they are now. */
export default function OpenTables() {
  const say = useWords(pageWords);
  const { isUp } = useServerConnection();
  const { latest, look } = usePolled(askOpen, 8000);
  const tables = latest?.tables ?? [];
  return (
    <Page title={say('open.title')}>
      {isUp ? (
        <Panel label={say('open.title')} className={styles.open}>
          {latest !== undefined && tables.length === 0 && <p className={styles.none}>{say('open.none')}</p>}
          <ul className={styles.tables} aria-busy={latest === undefined}>
            {tables.map(table => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
        </Panel>
      ) : (
        <OfflineWords onRetry={look} />
      )}
    </Page>
  );
}

function OpenTable({ table }: { readonly table: TableLine }) {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const { doing, start } = useDoing<'sit'>(say);
  const about = useAboutOf(table.game);
  const clock = clockNamed(table.clock);
  const name = tableName(say, table);
  const taken = table.seats.filter(({ kind }) => kind !== 'empty').length;
  const hasChair = table.stage === 'lobby' && taken < table.seats.length && table.you === undefined;
  const sit = () =>
    start('sit', async () => {
      await ensurePerson();
      await tablesApi.sit(table.id);
      go(`/t/${table.id}`);
    });
  return (
    <li className={styles.table}>
      <div className={styles.words}>
        <b>{name}</b>
        <small>
          {[
            about?.title,
            clock && clock !== 'none' && say(`clock.${clock}.short`),
            table.stage === 'playing' && say('open.playing'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <span className={styles.seats} role="img" aria-label={say('open.seats', { taken, seats: table.seats.length })}>
        {table.seats.map(({ kind }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <i key={seat} className={kind === 'empty' ? undefined : styles.taken} />
        ))}
      </span>
      {hasChair ? (
        <Button isBusy={doing === 'sit'} onClick={sit} aria-label={say('open.sitAt', { table: name })}>
          {say('open.sit')}
        </Button>
      ) : (
        <Link
          href={`/t/${table.id}`}
          className={`${buttons.button} ${buttons.ghost}`}
          aria-label={say(table.you === undefined ? 'open.watchAt' : 'continue.goTo', { table: name })}
        >
          {say(table.you === undefined ? 'open.watch' : 'open.mine')}
        </Link>
      )}
    </li>
  );
}
