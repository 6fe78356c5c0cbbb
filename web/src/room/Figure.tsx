import { STANDEE_BOX, type StandeeProps } from '@omerta/table/lobby/lobbyParts.ts';
import { Suspense } from 'react';
import { webGame } from '../games/games.ts';

export interface FigureProps {
  readonly game: string;
  readonly faction: string | undefined;
  readonly look?: NonNullable<StandeeProps['look']>;
}

/** Who stands there, as the game draws them; in a game without figures somebody in a hat. */
export function Figure({ game, faction, look = 'usual' }: FigureProps) {
  const Standee = webGame(game)?.lobby?.factions?.Standee;
  if (Standee === undefined || faction === undefined) return <Stranger />;
  return (
    <Suspense>
      <Standee faction={faction} look={look} />
    </Suspense>
  );
}

/** Nobody yet: an outline of a figure. */
export const Stranger = ({ mark = '' }: { readonly mark?: string }) => (
  <svg viewBox={STANDEE_BOX} overflow="visible" aria-hidden="true" focusable="false">
    <g fill="#0d0f1577" stroke="#f6dc86" strokeWidth={4} strokeDasharray="13 11">
      <path d="M-78 -16C-78 -70 -46 -84 -40 -96C-62 -126 -46 -190 0 -190S62 -126 40 -96C46 -84 78 -70 78 -16Z" />
      <path d="M-62 -16H62L76 14H-76Z" />
    </g>
    <text y={-92} textAnchor="middle" fontFamily="Bangers" fontSize={92} fill="#f6dc86">
      {mark}
    </text>
  </svg>
);

export const colourOf = (
  game: string,
  faction: string | undefined,
): { readonly fill: string; readonly shade: string } =>
  (faction === undefined ? undefined : webGame(game)?.lobby?.factions?.colourOf?.(faction)) ?? {
    fill: '#c9a227',
    shade: '#3a271d',
  };
