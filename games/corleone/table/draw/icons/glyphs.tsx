// The signs of the icons, 40 × 40 units, cream on the ground of their token.
import type { ReactElement } from 'react';
import { CREAM as C } from '../palette.ts';
import { cardGlyphs } from './cardGlyphs.tsx';
import { figureGlyphs } from './figureGlyphs.tsx';
import type { PlainIcon } from './icon.ts';

export type Glyph = (ground: string) => ReactElement;

const money =
  (value: string): Glyph =>
  () => (
    <>
      <g fill="none" stroke={C}>
        <rect x={3.5} y={8.5} width={33} height={23} rx={3} strokeWidth={1.6} opacity={0.75} />
        <path
          d="M3.5 14a5.5 5.5 0 0 0 5.5-5.5M36.5 14A5.5 5.5 0 0 1 31 8.5M3.5 26A5.5 5.5 0 0 1 9 31.5M36.5 26a5.5 5.5 0 0 0-5.5 5.5"
          strokeWidth={1.3}
          opacity={0.6}
        />
      </g>
      <text x={20} y={27.3} textAnchor="middle" fontFamily="var(--font-label)" fontWeight={700} fontSize={21} fill={C}>
        {value}
      </text>
    </>
  );

export const GLYPHS: { readonly [I in PlainIcon]: Glyph } = {
  ...cardGlyphs,
  ...figureGlyphs,
  $1: money('$1'),
  $2: money('$2'),
  $3: money('$3'),
  $5: money('$5'),
  gun: ground => (
    <>
      <path
        fill={C}
        d="M4 12.5c0-1 .8-1.7 1.7-1.7H31l1.2-1.6h2.3V11H36v6.2H22.4c-.3 2.7-1.7 4.6-4.4 4.9l-1.9 8.3c-.2.8-.8 1.2-1.6 1.2H8.2c-1.1 0-1.8-1-1.5-2l2.6-9.4L4 17.6Z"
      />
      <path fill="none" stroke={ground} strokeWidth={1.6} d="M12.5 14h13M17.6 17.6c.2 1.2-.1 2-.9 2.6" />
    </>
  ),
  booze: ground => (
    <>
      <path
        fill={C}
        d="M17.2 3.5h5.6v2l-.6.6v6.2c0 2.4 4.8 3.4 4.8 8v14.2c0 1.2-.8 2-2 2H15c-1.2 0-2-.8-2-2V20.3c0-4.6 4.8-5.6 4.8-8V6.1l-.6-.6Z"
      />
      <path fill={ground} d="M14.6 22.6h10.8v8.6H14.6Z" />
      <path fill={C} d="m20 23.8 1 2.1 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1.4-2.3-1.7-1.6 2.3-.3Z" />
    </>
  ),
  bloodMoney: ground => (
    <>
      <path fill={C} d="M20 3.5c5.3 8 10.7 13.8 10.7 20.3a10.7 10.7 0 0 1-21.4 0C9.3 17.3 14.7 11.5 20 3.5Z" />
      <text x={20} y={31} textAnchor="middle" fontFamily="var(--font-display)" fontSize={17.5} fill={ground}>
        $
      </text>
    </>
  ),
  narcotics: ground => (
    <>
      <g transform="rotate(-42 20 20)">
        <rect x={4.5} y={12.5} width={31} height={15} rx={7.5} fill={C} />
        <path fill={ground} d="M20 15h8a5 5 0 0 1 0 10h-8Z" />
      </g>
      <g fill={C}>
        <circle cx={8.5} cy={31} r={1.8} />
        <circle cx={13} cy={34.3} r={1.3} />
        <circle cx={31.5} cy={8.3} r={1.7} />
      </g>
    </>
  ),
  anyGood: ground => (
    <g fill={C}>
      <path d="M7 14.5h26v19H7Z" />
      <path d="M7 19h26M7 29h26" stroke={ground} strokeWidth={1.5} />
      <path d="M10.5 8.5h19v4h-19Z" />
      <text
        x={20}
        y={31.5}
        textAnchor="middle"
        fontFamily="var(--font-label)"
        fontWeight={700}
        fontSize={20}
        fill={ground}
        stroke={C}
        strokeWidth={3}
        paintOrder="stroke"
      >
        ?
      </text>
    </g>
  ),
  suitcase: ground => (
    <>
      <path
        fill="none"
        stroke={C}
        strokeWidth={2.6}
        d="M14.8 13.5v-3.7c0-.9.7-1.6 1.6-1.6h7.2c.9 0 1.6.7 1.6 1.6v3.7"
      />
      <rect x={4.8} y={13} width={30.4} height={19.5} rx={2.6} fill={C} />
      <path fill={ground} d="M11 13h2.2v19.5H11ZM26.8 13H29v19.5h-2.2ZM18.5 16h3v6h3.7L20 28.6 14.8 22h3.7Z" />
    </>
  ),
  horseHead: ground => (
    <>
      <path
        fill={C}
        d="M12 35c-.5-7.5 3.5-10.3 6-13.2-2.3.8-4.6 1-6.3 2.6-1.2 1.1-2.6 1.6-3.9.8l-1.5-1.2c-.8-.7-.6-1.7.1-2.7 2.7-3.8 4.6-8.7 9.3-11.1L16.2 5l4 3C28 9.2 34 16.5 33.4 27c-.1 3-.6 5.4-1.4 8Z"
      />
      <circle cx={17.3} cy={14.6} r={1.5} fill={ground} />
      <path d="M25 12.5c3 3 4.3 7 4.3 11.5" stroke={ground} strokeWidth={1.6} fill="none" strokeLinecap="round" />
    </>
  ),
};
