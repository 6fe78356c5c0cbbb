import type { Seat } from '@omerta/kernel';
import type { Ref } from 'react';
import { Bust } from '../draw/busts/Bust.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { INK } from '../draw/ink.ts';
import { Medal } from '../draw/Medal.tsx';
import { PaintDefs } from '../draw/Paints.tsx';
import { clothOf, VIGNETTE } from '../draw/paints.ts';
import { Sunburst } from '../draw/Sunburst.tsx';
import { Bulbs, Gem } from '../draw/trinkets.tsx';
import { useAtTable } from '../show/atTable.ts';
import type { FinalRow } from './finalRows.ts';
import { COLUMNS, columnOf } from './paintPicture.ts';

interface PictureArtProps {
  readonly seat: Seat;
  readonly rows: readonly FinalRow[];
  readonly ref: Ref<SVGSVGElement>;
}

const GEMS = [
  [120, 330],
  [960, 300],
  [110, 700],
  [975, 620],
] as const;

/** All of the picture but its letters. Refers to nothing outside itself. */
export function PictureArt({ seat, rows, ref }: PictureArtProps) {
  const { gangsters } = useAtTable();
  const gangster = gangsters[seat] ?? 'bruno';
  const { shade, colour } = LOOKS[gangster];
  const wounds = rows.find(row => row.seat === seat)?.wounds ?? 0;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1080 1350"
      width={1080}
      height={1350}
      aria-hidden="true"
      focusable="false"
    >
      <PaintDefs />
      <rect width={1080} height={1350} fill={shade} />
      <Sunburst x={540} y={560} radius={1200} rays={32} colour={colour} opacity={0.3} />
      <rect width={1080} height={1350} fill={VIGNETTE} />
      {GEMS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(3)`}>
          <Gem />
        </g>
      ))}
      <g transform="translate(540 540)">
        <circle r={330} fill={INK} />
        <circle r={318} fill="#2a1d17" stroke="#c9a227" strokeWidth={8} />
        <circle r={276} fill={clothOf(gangster)} opacity={0.55} />
        <Bulbs radius={297} count={32} />
        <clipPath id="cash-picture">
          <path d="M-440 -560H440V0H276A276 276 0 0 1 -276 0H-440Z" />
        </clipPath>
        <g clipPath="url(#cash-picture)">
          <g transform="translate(-300 -308) scale(3)">
            <Bust gangster={gangster} wounds={Math.min(3, wounds)} />
          </g>
        </g>
      </g>
      <path d="M90 846L150 822H930L990 846L954 904L990 962H90L126 904Z" fill={INK} />
      <path
        d="M112 854L158 836H922L968 854L934 904L968 950H112L146 904Z"
        fill="#c4241c"
        stroke="#f6dc86"
        strokeWidth={5}
      />
      {rows.map((row, at) => {
        const { x, width } = columnOf(at, rows.length);
        return (
          <g key={row.seat}>
            <rect
              x={x}
              y={COLUMNS.top}
              width={width}
              height={COLUMNS.height}
              rx={18}
              fill={row.seat === seat ? '#3a2f10' : '#0d0f15'}
              stroke={row.seat === seat ? '#f6dc86' : '#3d4557'}
              strokeWidth={3}
            />
            <g transform={`translate(${x + width / 2} ${COLUMNS.top + 64}) scale(.46)`}>
              <Medal gangster={gangsters[row.seat] ?? 'bruno'} pose={row.isAlive ? 'stand' : 'out'} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
