import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { rulebookWords } from '../words/rulebookWords.ts';
import { BOOK_GAMES, type BookGame } from './bookGames.ts';
import styles from './GameLinks.module.css';

export interface GameLinksProps {
  readonly current: BookGame;
  readonly to: (game: BookGame) => string;
}

/** The same page of the other game. */
export function GameLinks({ current, to }: GameLinksProps) {
  const say = useWords(rulebookWords);
  return (
    <nav className={styles.games} aria-label={say('games')}>
      {BOOK_GAMES.map(game => (
        <Link key={game} href={to(game)} aria-current={game === current ? 'page' : undefined}>
          {say(`game.${game}`)}
        </Link>
      ))}
    </nav>
  );
}
