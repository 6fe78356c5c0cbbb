import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { webGames } from '../games/games.ts';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './GameLinks.module.css';

export interface GameLinksProps {
  readonly current: string;
  readonly to: (game: string) => string;
}

/** The same page of the other games. */
export function GameLinks({ current, to }: GameLinksProps) {
  const say = useWords(rulebookWords);
  return (
    <nav className={styles.games} aria-label={say('games')}>
      {webGames
        .filter(({ rulebook }) => rulebook !== undefined)
        .map(game => (
          <GameLink key={game.id} game={game} href={to(game.id)} isCurrent={game.id === current} />
        ))}
    </nav>
  );
}

interface GameLinkProps {
  readonly game: WebGame;
  readonly href: string;
  readonly isCurrent: boolean;
}

function GameLink({ game, href, isCurrent }: GameLinkProps) {
  const { title } = useAbout(game.about);
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
      {title}
    </Link>
  );
}
