import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Badge } from '@omerta/table/ui/Badge.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId } from 'react';
import { GamePoster } from '../page/GamePoster.tsx';
import { setups } from '../setup/setupStore.ts';
import { fitting } from '../setup/tableSetup.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './Posters.module.css';

export interface PostersProps {
  readonly games: readonly WebGame[];
  readonly chosen: WebGame;
}

/** Which game: one poster for each. */
export function Posters({ games, chosen }: PostersProps) {
  const say = useWords(pageWords);
  const name = useId();
  return (
    <fieldset className={styles.posters}>
      <legend className="unseen">{say('posters.label')}</legend>
      <div className={styles.wall}>
        {games.map(game => (
          <Poster key={game.id} game={game} name={name} isChosen={game === chosen} />
        ))}
      </div>
    </fieldset>
  );
}

interface PosterProps {
  readonly game: WebGame;
  readonly name: string; // of the choice
  readonly isChosen: boolean;
}

function Poster({ game, name, isChosen }: PosterProps) {
  const say = useWords(pageWords);
  const { title, line, time, kind } = useAbout(game.about);
  const words = `${name}-${game.id}`;
  return (
    <label className={styles.poster}>
      <input
        type="radio"
        className="veiled"
        name={name}
        checked={isChosen}
        onChange={() => setups.setState(setup => fitting({ ...setup, game: game.id, switches: {} }, game.players))}
        aria-describedby={words}
        aria-label={title}
      />
      <span className={styles.sheet}>
        <GamePoster game={game} />
        {isChosen && (
          <Badge look="brass" className={styles.chosen}>
            {say('posters.chosen')}
          </Badge>
        )}
        <span className={styles.caption}>
          <span className={styles.title}>{title}</span>
          <span id={words} className={styles.words}>
            {line !== undefined && <span className={styles.line}>{line}</span>}
            <span className={styles.tags}>
              <Badge>{say('posters.players', { least: game.players.least, most: game.players.most })}</Badge>
              {time !== undefined && <Badge>{time}</Badge>}
              {kind !== undefined && <Badge>{kind}</Badge>}
            </span>
          </span>
        </span>
      </span>
    </label>
  );
}
