import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { settings, useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { codeOf } from '../net/api.ts';
import { ensurePerson, usePerson } from '../net/people.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { NameField } from '../page/NameField.tsx';
import { useDoing } from '../page/useDoing.ts';
import { isOnServer, newTableOf, practicePathOf, type TableSetup } from '../setup/tableSetup.ts';
import { pageWords } from '../words/pageWords.ts';
import { ChosenPack } from './ChosenPack.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import { playWithBots } from './playWithBots.ts';
import styles from './SetTable.module.css';
import { TableChoices } from './TableChoices.tsx';

export interface SetTableProps {
  readonly game: WebGame;
  readonly setup: TableSetup;
}

/** The table is set in plain words, then opened for others or played at once. */
export function SetTable({ game, setup }: SetTableProps) {
  const say = useWords(pageWords);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const person = usePerson();
  const [isNameless] = useState(() => settings.getState().name === ''); // the field stays while it is being filled
  const [name, setName] = useState('');
  const wantsLesson = useSettings(({ lessonsSeen }) => !lessonsSeen.includes(game.id)) && game.lesson !== undefined;
  return (
    <Panel
      title={say('set.title')}
      aside={
        wantsLesson && (
          <Link href={`/tutorial/${game.id}`} className={styles.lesson}>
            {say('set.lesson')}
          </Link>
        )
      }
      className={styles.set}
    >
      <div className={styles.body}>
        <div className={styles.choices}>
          {isNameless && person === undefined && setup.where !== 'around' && (
            <div className={styles.name}>
              <NameField value={name} onChange={setName} />
            </div>
          )}
          <TableChoices game={game} setup={setup} />
          <Button look="ghost" className={styles.more} onClick={() => setMoreOpen(true)}>
            {say('set.more')}
          </Button>
        </div>
        <Begin game={game} setup={setup} name={name} />
      </div>
      {game.packs !== undefined && setup.pack !== undefined && <ChosenPack pack={setup.pack} />}
      {isMoreOpen && <MoreOptions game={game} setup={setup} onClose={() => setMoreOpen(false)} />}
    </Panel>
  );
}

/** One primary button: what most people want of this kind of table. */
function Begin({ game, setup, name }: SetTableProps & { readonly name: string }) {
  const say = useWords(pageWords);
  const { isUp } = useServerConnection();
  const [, go] = useLocation();
  const language = useSettings(likes => likes.language);
  const { doing, start } = useDoing<'create' | 'play'>(say);
  const practise = () => {
    if (name.trim() !== '') settings.setState({ name: name.trim() });
    go(practicePathOf(setup, game));
  };

  const create = () =>
    start('create', async () => {
      await ensurePerson(name);
      const { match } = await tablesApi.create(newTableOf(setup, game, language));
      go(`/t/${match}`);
    });

  /** Without the server the same game is played on this device. */
  const playNow = () =>
    start('play', async () => {
      try {
        await ensurePerson(name);
        go(`/t/${await playWithBots(setup, game, language)}`);
      } catch (error) {
        if (codeOf(error) !== 'offline') throw error;
        practise();
      }
    });

  if (!isOnServer(setup)) {
    return (
      <div className={styles.begin}>
        <Button look="primary" size="large" onClick={practise}>
          {say(setup.where === 'around' ? 'set.passAround' : 'set.playHere')}
        </Button>
      </div>
    );
  }
  const isParty = setup.where === 'screen';
  return (
    <div className={styles.begin}>
      <Button
        look={isParty ? 'primary' : 'ghost'}
        size="large"
        isBusy={doing === 'create'}
        closed={!isUp && say('set.createOffline')}
        onClick={create}
      >
        {say('set.create')}
      </Button>
      {!isParty && (
        <Button look="primary" size="large" isBusy={doing === 'play'} onClick={playNow}>
          {say('set.playNow')}
        </Button>
      )}
    </div>
  );
}
