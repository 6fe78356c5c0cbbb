// Signs that speak of cards: jobs, offers, thefts.
import { CREAM as C } from '../palette.ts';
import type { Glyph } from './glyphs.tsx';

const MASK =
  'M5 10c4-3 9-3.5 15-.5 6-3 11-2.5 15 .5 1 6-2 11-8 11-3.5 0-5.2-2.5-7-4.5-1.8 2-3.5 4.5-7 4.5-6 0-9-5-8-11Z';

const Mask = ({ ground }: { readonly ground: string }) => (
  <>
    <path d={MASK} fill={C} />
    <g fill={ground}>
      <ellipse cx={12.5} cy={14} rx={3.4} ry={2.4} transform="rotate(12 12.5 14)" />
      <ellipse cx={27.5} cy={14} rx={3.4} ry={2.4} transform="rotate(-12 27.5 14)" />
    </g>
  </>
);

export const cardGlyphs = {
  job: ground => (
    <>
      <rect
        x={6}
        y={8.5}
        width={17}
        height={24}
        rx={2}
        fill="none"
        stroke={C}
        strokeWidth={2}
        transform="rotate(-9 14 20)"
      />
      <rect x={15.5} y={7.5} width={18.5} height={26} rx={2} fill={C} transform="rotate(5 25 20)" />
      <path
        d="m20 20.5 3.6 4 6.6-8.6"
        fill="none"
        stroke={ground}
        strokeWidth={3.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  offer: ground => (
    <>
      <rect x={4.5} y={9} width={31} height={22} rx={2.5} fill={C} />
      <path d="M5.5 10.5 20 21.5l14.5-11M5.5 30 15 20M34.5 30 25 20" fill="none" stroke={ground} strokeWidth={1.6} />
      <circle cx={20} cy={22} r={6.2} fill={ground} />
      <text x={20} y={26} textAnchor="middle" fontFamily="var(--font-label)" fontWeight={700} fontSize={12} fill={C}>
        $
      </text>
    </>
  ),
  stealCard: ground => (
    <>
      <Mask ground={ground} />
      <rect x={14} y={23} width={12} height={14} rx={1.6} fill="none" stroke={C} strokeWidth={2.2} />
    </>
  ),
  stealMoney: ground => (
    <>
      <Mask ground={ground} />
      <rect x={8} y={24} width={24} height={12.5} rx={2} fill={C} />
      <text
        x={20}
        y={34.3}
        textAnchor="middle"
        fontFamily="var(--font-label)"
        fontWeight={700}
        fontSize={12}
        fill={ground}
      >
        $
      </text>
    </>
  ),
  readyAlly: ground => (
    <>
      <rect x={13} y={9} width={16} height={22} rx={2} fill={C} />
      <path d="M21 15.2a3 3 0 1 0 .1 0ZM15.5 27c.4-4 2.5-5.5 5.5-5.5s5.1 1.5 5.5 5.5Z" fill={ground} />
      <path
        d="M9 29.5A15 15 0 0 1 8 13M5.5 17.5 8 12.5l4.5 3M31 10.5A15 15 0 0 1 32 27M34.5 22.5 32 27.5l-4.5-3"
        fill="none"
        stroke={C}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
} as const satisfies Record<string, Glyph>;
