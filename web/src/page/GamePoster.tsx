import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Rays } from '@omerta/table/ui/Rays.tsx';

/** The poster of a game; one without has its title in large letters. */
export const GamePoster = ({ game }: { readonly game: WebGame }) =>
  game.Poster === undefined ? <TitlePoster game={game} /> : <game.Poster />;

const LONGEST_LINE = 12; // letters, before a title is broken

function TitlePoster({ game }: { readonly game: WebGame }) {
  const { title } = useAbout(game.about);
  const lines = linesOf(title);
  const size = Math.min(64, 420 / Math.max(...lines.map(line => line.length)));
  return (
    <svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={360} height={240} fill="var(--walnut-800)" />
      <Rays x={180} y={130} count={24} reach={320} fill="var(--brass-300)" opacity={0.1} />
      <rect x={12} y={12} width={336} height={216} rx={6} fill="none" stroke="var(--brass-500)" strokeWidth={2} />
      {lines.map((line, at) => (
        <text
          key={line}
          x={180}
          y={110 + size * (at - (lines.length - 1) / 2) + size * 0.35}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontSize={size}
          fill="var(--brass-300)"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Words together while they are short enough. */
function linesOf(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LONGEST_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
