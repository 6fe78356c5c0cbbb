import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { settings, useSettings } from '@omerta/table/settings/settings.ts';
import { Icon, type IconName } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { PartySheet } from '../join/PartySheet.tsx';
import { ensurePerson, usePerson } from '../net/people.ts';
import { tablesApi } from '../net/tablesApi.ts';
import brass from '../page/brass.module.css';
import { GamePoster } from '../page/GamePoster.tsx';
import { NameField } from '../page/NameField.tsx';
import { Page } from '../page/Page.tsx';
import { useDoing } from '../page/useDoing.ts';
import { useOfferedGames } from '../setup/offeredGames.ts';
import { changeSetup, useLastGame, useSetup } from '../setup/setupStore.ts';
import { isOnServer, newTableOf, practicePathOf, type TableSetup } from '../setup/tableSetup.ts';
import { homeWords } from '../words/homeWords.ts';
import { pageWords } from '../words/pageWords.ts';
import { FoldedOptions } from './FoldedOptions.tsx';
import styles from './NewTable.module.css';

/** A table for friends: which game, where, and everything else folded away. */
export default function NewTable() {
  const say = useWords(homeWords);
  const games = useOfferedGames();
  const game = useLastGame(games);
  const setup = useSetup('table', game);
  useWishesInAddress(games, game);
  return (
    <Page title={say('table.title')} heading="own" howToPlay={game.id}>
      <div className={styles.card}>
        <header className={styles.head}>
          <p aria-hidden="true">{say('table.title')}</p>
          <Link href="/" className={styles.close} aria-label={say('table.close')}>
            <Icon name="close" />
          </Link>
        </header>
        <Games games={games} chosen={game} />
        <Where game={game} setup={setup} />
        {setup.where === 'screen' && game.Party !== undefined && <RoomInstead />}
        <FoldedOptions key={game.id} purpose="table" game={game} setup={setup} />
        <Begin game={game} setup={setup} />
      </div>
    </Page>
  );
}

/** A pack made on this device: `?game=…&pack=…`. */
function useWishesInAddress(games: readonly WebGame[], last: WebGame): void {
  const [search, setSearch] = useSearchParams();
  const wished = games.find(({ id }) => id === search.get('game')) ?? last;
  const pack = search.get('pack');
  useEffect(() => {
    if (pack === null) return;
    changeSetup('table', wished.id, { pack });
    setSearch({}, { replace: true });
  }, [wished, pack, setSearch]);
}

function Games({ games, chosen }: { readonly games: readonly WebGame[]; readonly chosen: WebGame }) {
  const say = useWords(homeWords);
  const name = useId();
  return (
    <fieldset className={styles.games}>
      <legend className="unseen">{say('table.game')}</legend>
      {games.map(game => (
        <GameChoice key={game.id} game={game} name={name} isChosen={game === chosen} />
      ))}
    </fieldset>
  );
}

interface GameChoiceProps {
  readonly game: WebGame;
  readonly name: string; // of the choice
  readonly isChosen: boolean;
}

function GameChoice({ game, name, isChosen }: GameChoiceProps) {
  const say = useWords(homeWords);
  const { title, time } = useAbout(game.about);
  const { least, most } = game.players;
  const words = `${name}-${game.id}`;
  return (
    <label className={styles.game}>
      <input
        type="radio"
        className="veiled"
        name={name}
        checked={isChosen}
        onChange={() => changeSetup('table', game.id, {})}
        aria-label={title}
        aria-describedby={words}
      />
      <span className={styles.poster}>
        <span className={styles.picture}>
          <GamePoster game={game} />
        </span>
        {isChosen && (
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
        )}
        <b>{title}</b>
        <small id={words}>{say('table.players', { least, most, time: time ?? '' })}</small>
      </span>
    </label>
  );
}

const WHERE = [
  { where: 'online', icon: 'globe' },
  { where: 'screen', icon: 'tv' },
  { where: 'around', icon: 'phone' },
] as const satisfies readonly { readonly where: TableSetup['where']; readonly icon: IconName }[];

function Where({ game, setup }: { readonly game: WebGame; readonly setup: TableSetup }) {
  const say = useWords(homeWords);
  const name = useId();
  return (
    <fieldset className={styles.where}>
      <legend className="unseen">{say('table.where')}</legend>
      {WHERE.map(({ where, icon }) => (
        <label key={where}>
          <input
            type="radio"
            className="veiled"
            name={name}
            checked={setup.where === where}
            onChange={() => changeSetup('table', game.id, { where })}
            aria-label={say(`table.where.${where}`)}
            aria-describedby={`${name}-${where}`}
          />
          <span className={styles.way}>
            <Icon name={icon} size={28} />
            <span>
              <b>{say(`table.where.${where}`)}</b>
              <small id={`${name}-${where}`}>{say(`table.where.${where}.words`)}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A television that opens a room needs nothing set up here. */
function RoomInstead() {
  const say = useWords(homeWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${brass.ghost} ${styles.room}`}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <Icon name="tv" />
        {say('table.room')}
      </button>
      {isOpen && <PartySheet onClose={() => setOpen(false)} />}
    </>
  );
}

function Begin({ game, setup }: { readonly game: WebGame; readonly setup: TableSetup }) {
  const say = useWords(homeWords);
  const [, go] = useLocation();
  const { isUp } = useServerConnection();
  const person = usePerson();
  const [isNameless] = useState(() => settings.getState().name === ''); // the field stays while it is being filled
  const [name, setName] = useState('');
  const language = useSettings(likes => likes.language);
  const { doing, start } = useDoing<'open'>(useWords(pageWords));
  const isOnline = isOnServer(setup);
  const open = () => {
    if (!isOnline) return go(practicePathOf(setup, game));
    void start('open', async () => {
      await ensurePerson(name);
      const { match } = await tablesApi.create(newTableOf(setup, game, language));
      go(`/t/${match}`);
    });
  };
  const isClosed = isOnline && !isUp;
  return (
    <form
      className={styles.begin}
      onSubmit={event => {
        event.preventDefault();
        if (!isClosed && doing === undefined) open();
      }}
    >
      {isNameless && person === undefined && isOnline && <NameField value={name} onChange={setName} />}
      <p role={isClosed ? 'status' : undefined}>{say(isClosed ? 'table.offline' : 'table.later')}</p>
      <button
        type="submit"
        className={brass.main}
        aria-disabled={isClosed || undefined}
        aria-busy={doing !== undefined}
      >
        {say('table.open')}
      </button>
    </form>
  );
}
