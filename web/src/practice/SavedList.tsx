import { useSettings } from '@omerta/table/settings/settings.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { practiceWords } from '../words/practiceWords.ts';
import styles from './PracticeForm.module.css';
import type { SavedGame } from './savedGame.ts';
import { savedGames } from './savedGames.ts';

/** The games this device keeps: to be gone on with, looked at again, or forgotten. */
export function SavedList({ game }: { readonly game: string }) {
  const say = useWords(practiceWords);
  const [games, setGames] = useState<readonly SavedGame[]>();
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    savedGames.list().then(setGames, error => {
      setUnread(true);
      reportError(error);
    });
  }, []);
  const mine = games?.filter(each => each.game === game);
  const forget = async (id: string) => {
    await savedGames.remove(id);
    setGames(games?.filter(each => each.id !== id));
  };
  return (
    <Panel title={say('saved')}>
      {isUnread && <p role="alert">{say('saved.unread')}</p>}
      {mine?.length === 0 && <p className={styles.hint}>{say('saved.none')}</p>}
      <ul className={styles.list}>
        {mine?.map(saved => (
          <Saved key={saved.id} saved={saved} onForget={() => void forget(saved.id)} />
        ))}
      </ul>
    </Panel>
  );
}

function Saved({ saved, onForget }: { readonly saved: SavedGame; readonly onForget: () => void }) {
  const say = useWords(practiceWords);
  const language = useSettings(settings => settings.language);
  const [isSure, setSure] = useState(false);
  const { id, game, seats, playedAt, outcome } = saved;
  const people = seats.filter(({ level }) => level === undefined);
  const others = people.length === 1 ? seats.filter(({ level }) => level !== undefined) : seats;
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(playedAt);
  const primary = `${buttons.button} ${buttons.primary}`;
  return (
    <li className={styles.game}>
      <p className={styles.about}>
        {say('saved.with', { names })}
        <br />
        <span>{say(outcome === undefined ? 'saved.last' : 'saved.over', { when })}</span>
      </p>
      <div className={styles.ways}>
        {isSure ? (
          <>
            <p role="alert">{say('saved.deleteSure')}</p>
            <Button onClick={() => setSure(false)}>{say('saved.keep')}</Button>
            <Button look="danger" onClick={onForget}>
              {say('saved.delete')}
            </Button>
          </>
        ) : (
          <>
            <Button look="ghost" onClick={() => setSure(true)}>
              {say('saved.delete')}
            </Button>
            {outcome === undefined ? (
              <Link className={primary} href={`/practice/${game}?saved=${id}`}>
                {say('saved.goOn')}
              </Link>
            ) : (
              <Link className={primary} href={`/replay/local-${id}`}>
                {say('saved.replay')}
              </Link>
            )}
          </>
        )}
      </div>
    </li>
  );
}
