import type { TableInfo } from '@omerta/protocol';
import { Monogram } from '@omerta/table/ui/Monogram.tsx';
import { Rays } from '@omerta/table/ui/Rays.tsx';
import { Suspense } from 'react';
import { webGame } from '../games/games.ts';

export interface SeatFaceProps {
  readonly info: TableInfo;
  readonly seat: number;
}

/** Who sits there, as the game shows it, or a stranger in a hat. */
export function SeatFace({ info, seat }: SeatFaceProps) {
  const Face = webGame(info.game)?.lobby?.SeatFace;
  if (Face === undefined) return <Stranger />;
  return (
    <Suspense>
      <Face options={info.options} seat={seat} />
    </Suspense>
  );
}

const Stranger = () => (
  <svg viewBox="-20 -62 40 47" aria-hidden="true" focusable="false">
    <rect x={-180} y={-100} width={360} height={130} fill="var(--walnut-800)" />
    <Rays x={0} y={-36} count={16} reach={200} fill="#E3C27A" opacity={0.16} />
    <g fill="var(--walnut-900)" stroke="var(--brass-400)" strokeWidth={1}>
      <path d="M-16-13c0-10 6-14 16-14s16 4 16 14Z" />
      <circle cy={-36} r={9} />
      <path d="M-8-42c-.5-6 1-11 4-12 1.600-.5 2.600 1 4 1s2.400-1.500 4-1c3 1 4.500 6 4 12ZM-15-42c4 3 26 3 30 0 .8 3-6 5-15 5s-15.800-2-15-5Z" />
    </g>
  </svg>
);

/** A small sign beside the name of the player. */
export function SeatSign({ info, seat, size = 30 }: SeatFaceProps & { readonly size?: number }) {
  const Sign = webGame(info.game)?.lobby?.SeatSign;
  return Sign === undefined ? (
    <Monogram name={info.seats[seat]?.name} size={size} />
  ) : (
    <Sign options={info.options} seat={seat} size={size} />
  );
}
