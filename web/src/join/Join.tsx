import type { TableInfo } from '@omerta/protocol';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { CodeLetters } from '@omerta/table/ui/troubleArt.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { codeOf } from '../net/api.ts';
import { ensurePerson, findMe, usePerson } from '../net/people.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { GamePoster } from '../page/GamePoster.tsx';
import { NameField } from '../page/NameField.tsx';
import { Page } from '../page/Page.tsx';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { readCode } from './codes.ts';
import styles from './Join.module.css';
import { JoinByCode } from './JoinByCode.tsx';
import { KeptOut } from './KeptOut.tsx';

/** An invitation: the code came with the link, or is typed here. */
export default function Join() {
  const say = useWords(pageWords);
  const { code } = useParams<{ code?: string }>();
  return (
    <Page title={say('join.title')} heading={code === undefined ? 'shown' : 'own'}>
      {code === undefined ? <JoinByCode /> : <Invitation key={code} code={readCode(code)} />}
    </Page>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const person = usePerson();
  const liked = useSettings(settings => settings.name);
  const [name, setName] = useState<string>();
  const [refused, setRefused] = useState<unknown>();
  const { doing, start } = useDoing<'sit'>(say);
  const table = useTableOf(code, setRefused);
  const about = useAboutOf(table?.game ?? '');

  const sit = () =>
    start('sit', async () => {
      await ensurePerson(name);
      const found = await tablesApi.byCode(code).catch((error: unknown) => {
        if (codeOf(error) === 'noSuchMatch') setRefused(error);
        throw error;
      });
      if (hasChair(found)) await tablesApi.sit(found.match, { code });
      go(`/t/${found.match}?code=${code}`, { replace: true });
    });

  if (refused !== undefined)
    return codeOf(refused) === 'shownOut' ? <KeptOut /> : <JoinByCode refused={{ code, error: refused }} />;
  if (table?.room !== undefined) return <Redirect to={`/t/${table.match}?code=${code}`} replace />;
  const game = table === undefined ? undefined : webGame(table.game);
  return (
    <Panel className={styles.invitation} label={say('join.invited')}>
      <div className={styles.picture}>{game !== undefined && <GamePoster game={game} />}</div>
      <form
        className={styles.words}
        onSubmit={event => {
          event.preventDefault();
          void sit();
        }}
      >
        <CodeLetters code={code} />
        <h2>{table?.title ?? say('join.invited')}</h2>
        {about !== undefined && table?.you.viewer === 'spectator' && (
          <p>
            {table.host !== undefined &&
              say('join.table', { game: about.title, host: table.seats[table.host]?.name ?? '' })}{' '}
            {say('join.free', { free: table.seats.filter(({ kind }) => kind === 'empty').length })}
          </p>
        )}
        <NameField value={name ?? person?.name ?? liked} onChange={setName} />
        <Button type="submit" look="primary" size="large" isBusy={doing === 'sit'}>
          {say(
            table === undefined || hasChair(table)
              ? 'join.sit'
              : table.you.viewer === 'spectator'
                ? 'join.watch'
                : 'continue.go',
          )}
        </Button>
        <p className={styles.promise}>{say('join.keep')}</p>
      </form>
    </Panel>
  );
}

/** What is behind the code: asked before a name is. */
function useTableOf(code: string, onRefused: (error: unknown) => void): TableInfo | undefined {
  const [table, setTable] = useState<TableInfo>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each code
  useEffect(() => {
    findMe()
      .then(() => tablesApi.byCode(code))
      .then(setTable)
      .catch(onRefused);
  }, [code]);
  return table;
}

const hasChair = ({ stage, seats, you }: TableInfo): boolean =>
  stage === 'lobby' && you.viewer === 'spectator' && seats.some(({ kind }) => kind === 'empty');
