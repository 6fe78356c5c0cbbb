// Signs that speak of figures and of the board.
import { CREAM as C } from '../palette.ts';
import type { Glyph } from './glyphs.tsx';

/** A figure's outline, 22 units tall, standing at 0 0. */
const FIGURE = 'M-7 0c0-8-1-12 3.5-13.5A5 5 0 1 1 3.5-13.5C8-12 7-8 7 0Z';

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const figureGlyphs = {
  gunDown: ground => (
    <>
      <circle cx={20} cy={20} r={11.5} fill="none" stroke={C} strokeWidth={2.8} />
      <path d="M20 3.5v9M20 27.5v9M3.5 20h9M27.5 20h9" {...stroke} stroke={C} strokeWidth={2.8} />
      <circle cx={20} cy={20} r={3.4} fill={C} stroke={ground} strokeWidth={0.8} />
    </>
  ),
  move: () => (
    <>
      <path d={FIGURE} transform="translate(12 31)" fill={C} opacity={0.55} />
      <path d="M20 22h13m-6-6 6.5 6-6.5 6" {...stroke} stroke={C} strokeWidth={3.4} />
    </>
  ),
  returnThug: () => (
    <>
      <path d={FIGURE} transform="translate(26 34)" fill={C} />
      <path d="M27 7.5h-9c-6 0-9.5 3.5-9.5 9v9m-5-5 5 5.5 5-5.5" {...stroke} stroke={C} strokeWidth={3} />
    </>
  ),
  mayor: ground => (
    <g fill={C}>
      <path d="M12 8.5c0-2 16-2 16 0v18H12Z" />
      <path d="M12 20.5h16v4H12Z" fill={ground} />
      <path d="M5 26.5h30c1 4-6 6-15 6s-16-2-15-6Z" />
    </g>
  ),
  unionBoss: ground => (
    <g fill={C}>
      <path d="M7.5 25c0-10 5-16 12.5-16s12.5 6 12.5 16Z" />
      <path d="M18 8h4v13h-4Z" fill={ground} />
      <rect x={4} y={26} width={32} height={5} rx={2.5} />
    </g>
  ),
  policeChief: ground => (
    <>
      <path d="M4.5 16c3-6 9-8.5 15.5-8.5S32.5 10 35.5 16l-5 8h-21Z" fill={C} />
      <path d="M9 26h22c2 0 1.5 4-1.5 4.7-6 1.5-13 1.5-19 0C7.5 30 7 26 9 26Z" fill={C} />
      <path d="m20 10.5 1.8 3.7 4 .5-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.5Z" fill={ground} />
    </>
  ),
  front: ground => (
    <g fill={C}>
      <path d="M6 8h28l2.5 8c0 2.5-4.5 3.5-5.5.5-1 3-4.5 3-5.5 0-1 3-4.5 3-5.5 0-1 3-4.5 3-5.5 0-1 3-4.5 3-5.5 0-1 3-5.5 2-5.5-.5Z" />
      <path d="M8 20.5h24V33H8Z" />
      <path d="M11 23h9.5v6H11ZM23.5 23h5.5v10h-5.5Z" fill={ground} />
    </g>
  ),
  backs: ground => (
    <g fill={C}>
      <circle cx={14} cy={15} r={8.5} />
      <circle cx={27} cy={24} r={9.6} fill={ground} />
      <circle cx={27} cy={24} r={8} />
      <path d="M11 15h6M14 12v6M24 24h6M27 21v6" stroke={ground} strokeWidth={2.2} />
    </g>
  ),
  marker: ground => (
    <>
      <ellipse cx={20} cy={29} rx={13} ry={5.5} fill={C} />
      <ellipse cx={20} cy={26.5} rx={13} ry={5.5} fill={C} stroke={ground} strokeWidth={1.4} />
      <path d="M19 27V5.5h12.5L28 10l3.5 4.5H19" fill={C} stroke={ground} strokeWidth={1.2} />
    </>
  ),
} as const satisfies Record<string, Glyph>;
