import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import look from '../page/brass.module.css';
import { GamePoster } from '../page/GamePoster.tsx';
import { setupOf, setups, useLastGame } from '../setup/setupStore.ts';
import { homeWords } from '../words/homeWords.ts';
import styles from './Doors.module.css';
import { PlayOptions } from './PlayOptions.tsx';
import { Sign } from './Sign.tsx';
import { useInShort } from './useInShort.ts';
import { usePlayNow } from './usePlayNow.ts';

/** One leaf for each game: a press, and one plays. */
export function PlayDoor({ games }: { readonly games: readonly WebGame[] }) {
  const say = useWords(homeWords);
  const [isChanging, setChanging] = useState(false);
  const last = useLastGame(games);
  return (
    <section className={`${styles.door} ${styles.play}`} aria-labelledby="play">
      <Sign id="play">{say('play.title')}</Sign>
      <p className={styles.how}>{say('play.how')}</p>
      <div className={styles.leaves}>
        {games.map((game, at) => (
          <Leaf key={game.id} game={game} shortcut={at + 1} />
        ))}
      </div>
      <button type="button" className={styles.fold} aria-haspopup="dialog" onClick={() => setChanging(true)}>
        <Icon name="gear" size={19} />
        <Choices games={games} last={last} /> <b>{say('play.change')}</b>
      </button>
      {isChanging && <PlayOptions games={games} first={last} onClose={() => setChanging(false)} />}
    </section>
  );
}

function Leaf({ game, shortcut }: { readonly game: WebGame; readonly shortcut: number }) {
  const say = useWords(homeWords);
  const id = useId();
  const { title, line, kind, time, timeAlone = time } = useAbout(game.about);
  const { setup, isBusy, play } = usePlayNow(game);
  const rest = timeAlone === undefined ? '' : ` · ${timeAlone}`;
  return (
    <button
      type="button"
      className={styles.leaf}
      onClick={play}
      aria-labelledby={`${id}-play ${id}-title`}
      aria-describedby={`${id}-words`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-keyshortcuts={String(shortcut)}
      data-shortcut={shortcut}
    >
      <span className={styles.picture}>
        <GamePoster game={game} />
      </span>
      <span className={styles.caption}>
        <b id={`${id}-title`}>{title}</b>
        <span id={`${id}-words`} className={styles.words}>
          {line !== undefined && <span className={styles.line}>{line}</span>}
          <em className={styles.you}>
            {say('play.you', { bots: setup.players - 1 })}
            {rest}
          </em>
          <em className={styles.kind}>
            {kind}
            {rest}
          </em>
        </span>
        <i id={`${id}-play`} className={look.main}>
          {say('play.play')}
        </i>
      </span>
    </button>
  );
}

/** How bots are played against, in one line; of the last game, where the games differ. */
function Choices({ games, last }: { readonly games: readonly WebGame[]; readonly last: WebGame }) {
  const say = useWords(homeWords);
  const { title } = useAbout(last.about);
  const stored = useStore(setups);
  const choices = useInShort(last, setupOf(stored, 'play', last));
  const kinds = games.map(game => {
    const { level, clock, where } = setupOf(stored, 'play', game);
    return `${level} ${clock} ${where}`;
  });
  return <span>{new Set(kinds).size === 1 ? choices : say('play.of', { game: title, choices })}</span>;
}
