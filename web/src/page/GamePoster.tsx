import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Rays } from '@omerta/table/ui/Rays.tsx';
import { Suspense } from 'react';
import styles from './GamePoster.module.css';

/** The poster of a game; one without has the initials of its title. It comes when it is loaded, into a box of its own. */
export const GamePoster = ({ game }: { readonly game: WebGame }) => (
  <span className={styles.poster}>
    {game.Poster === undefined ? (
      <TitlePoster game={game} />
    ) : (
      <Suspense>
        <game.Poster />
      </Suspense>
    )}
  </span>
);
function TitlePoster({ game }: { readonly game: WebGame }) {
  const { title } = useAbout(game.about);
  const initials = title.split(/\s+/).map(word => [...word][0]);
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={360} height={240} fill="var(--walnut-800)" />
      <Rays x={180} y={110} count={24} reach={320} fill="var(--brass-300)" opacity={0.1} />
      <text
        x={180}
        y={160}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize={140}
        letterSpacing={12}
        fill="var(--brass-500)"
      >
        {initials.slice(0, MOST_INITIALS).join('')}
      </text>
    </svg>
  );
}

const MOST_INITIALS = 3;
