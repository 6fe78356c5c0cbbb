import { Badge } from '@omerta/table/ui/Badge.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId } from 'react';
import { HOUSE_GAMES, type HouseGame } from '../games/houseGames.ts';
import { setups } from '../setup/setupStore.ts';
import { fitting } from '../setup/tableSetup.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './Posters.module.css';

/** Which game: one poster for each. */
export function Posters({ chosen }: { readonly chosen: HouseGame }) {
  const say = useWords(pageWords);
  const name = useId();
  return (
    <fieldset className={styles.posters}>
      <legend className="unseen">{say('posters.label')}</legend>
      <div className={styles.wall}>
        {HOUSE_GAMES.map(game => {
          const isChosen = game.id === chosen.id;
          return (
            <label key={game.id} className={styles.poster}>
              <input
                type="radio"
                className="veiled"
                name={name}
                checked={isChosen}
                onChange={() =>
                  setups.setState(setup => fitting({ ...setup, game: game.id, switches: {} }, game.players))
                }
                aria-describedby={`${name}-${game.id}`}
                aria-label={say(`game.${game.id}`)}
              />
              <span className={styles.sheet}>
                <game.Poster />
                {isChosen && (
                  <Badge look="brass" className={styles.chosen}>
                    {say('posters.chosen')}
                  </Badge>
                )}
                <span className={styles.caption}>
                  <span className={styles.title}>{say(`game.${game.id}`)}</span>
                  <span id={`${name}-${game.id}`} className={styles.words}>
                    <span className={styles.line}>{say(`game.${game.id}.line`)}</span>
                    <span className={styles.tags}>
                      <Badge>{say('posters.players', game.players)}</Badge>
                      <Badge>{say(`game.${game.id}.time`)}</Badge>
                      <Badge>{say(`game.${game.id}.kind`)}</Badge>
                    </span>
                  </span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
