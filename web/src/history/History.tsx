import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useCallback, useEffect, useState } from 'react';
import { usePerson } from '../net/people.ts';
import { type TableLine, tablesApi } from '../net/tablesApi.ts';
import { Page } from '../page/Page.tsx';
import { sayRefusal } from '../page/refusals.ts';
import { OfflineWords } from '../setup/OfflineWords.tsx';
import { pageWords } from '../words/pageWords.ts';
import { GameLine } from './GameLine.tsx';
import styles from './History.module.css';
import { LocalGames } from './LocalGames.tsx';

/** My games and the public ones, the latest first. */
export default function History() {
  const say = useWords(pageWords);
  const person = usePerson();
  const { isUp } = useServerConnection();
  return (
    <Page title={say('history.title')}>
      {!isUp && <OfflineWords onRetry={() => location.reload()} />}
      {person === undefined ? <p>{say('history.stranger')}</p> : <Mine key={person.id} />}
      <LocalGames />
      <Everybodys />
    </Page>
  );
}

function Mine() {
  const say = useWords(pageWords);
  const [tables, setTables] = useState<readonly TableLine[]>();
  useEffect(() => {
    tablesApi.mine(100).then(
      answer => setTables(answer.tables),
      () => undefined, // the connection state says so
    );
  }, []);
  const running = tables?.filter(({ stage }) => stage === 'lobby' || stage === 'playing') ?? [];
  const finished = tables?.filter(({ stage }) => stage === 'over' || stage === 'abandoned') ?? [];
  return (
    <>
      {running.length > 0 && (
        <Panel title={say('history.running')}>
          <Games tables={running} />
        </Panel>
      )}
      <Panel title={say('history.mine')}>
        {tables !== undefined && finished.length === 0 && <p className={styles.none}>{say('history.none')}</p>}
        <Games tables={finished} />
      </Panel>
    </>
  );
}

function Everybodys() {
  const say = useWords(pageWords);
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  const [isAll, setAll] = useState(false);
  const more = useCallback(
    async (before: number | undefined) => {
      try {
        const answer = await tablesApi.finished(before);
        setTables(known => (before === undefined ? answer.tables : [...known, ...answer.tables]));
        setAll(answer.tables.length === 0);
      } catch (error) {
        if (before !== undefined) sayRefusal(say, error);
      }
    },
    [say],
  );
  useEffect(() => {
    void more(undefined);
  }, [more]);
  if (tables.length === 0) return undefined;
  return (
    <Panel title={say('history.public')}>
      <Games tables={tables} />
      {!isAll && <Button onClick={() => more(tables.at(-1)?.endedAt)}>{say('history.more')}</Button>}
    </Panel>
  );
}

const Games = ({ tables }: { readonly tables: readonly TableLine[] }) => (
  <ul>
    {tables.map(table => (
      <GameLine key={table.id} table={table} />
    ))}
  </ul>
);
