import type { WebGame } from '@omerta/table/game/webGame.ts';
import { isStill, useSettings } from '@omerta/table/settings/settings.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { useStory } from '../games/useStory.ts';
import { homeWords } from '../words/homeWords.ts';
import styles from './FirstVisit.module.css';

const SCENE = 7.5; // seconds

export interface FilmProps {
  readonly game: WebGame;
  readonly isPlaying: boolean;
  readonly onPlay: (plays: boolean) => void;
}

/** Silent, captioned, and never by itself. Where things must not move, its pictures follow one another. */
export function Film({ game, isPlaying, onPlay }: FilmProps) {
  const say = useWords(homeWords);
  const still = useSettings(isStill);
  const story = useStory(game)!;
  const sayStory = useWords(story.words);
  const { film = story.scenes, Scene } = story;
  const [at, setAt] = useState(0);
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    setBegun(true);
    const timer = setTimeout(() => {
      const isOver = at + 1 === film.length;
      setAt(isOver ? 0 : at + 1);
      if (isOver) onPlay(false);
    }, SCENE * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, at, film.length, onPlay]);
  const scene = film[at]!;
  return (
    <figure className={styles.film} aria-label={say('film.label')}>
      <div className={styles.screen}>
        <Scene scene={scene} isMoving={isPlaying && !still} />
        <button
          type="button"
          className={styles.start}
          data-playing={isPlaying || undefined}
          aria-label={say(isPlaying ? 'film.pause' : 'film.play')}
          onClick={() => onPlay(!isPlaying)}
        >
          <span>
            <Icon name={isPlaying ? 'pause' : 'play'} size={30} />
          </span>
        </button>
        <p className={styles.caption} aria-live={isPlaying ? 'polite' : 'off'}>
          {hasBegun ? (
            sayStory(`${scene}.caption`)
          ) : (
            <>
              <span className={styles.long}>{sayStory(`${scene}.caption`)}</span>
              <span className={styles.short}>{say('film.teaser')}</span>
            </>
          )}
        </p>
      </div>
      <ol className={styles.scenes}>
        {film.map((each, number) => (
          <li key={each} data-now={number === at || undefined} data-playing={isPlaying || undefined}>
            {sayStory(`${each}.title`)}
          </li>
        ))}
        <li className={styles.time} aria-hidden="true">
          {say('film.time', { now: minutes(at * SCENE), whole: minutes(film.length * SCENE) })}
        </li>
      </ol>
    </figure>
  );
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
