import type { Pack } from '@omerta/corleone/seen';
import { memo } from 'react';
import { type Icon, iconKey, type TokenShape, widthOf } from '../icons/icon.ts';
import { iconsOf } from '../icons/iconsOf.ts';
import { Token } from '../icons/Token.tsx';
import { CREAM } from '../palette.ts';
import styles from './Board.module.css';
import { CONDENSED, fitText } from './fitText.ts';
import { CARD, THUG_SPACE } from './layout.ts';

export type Business = Pack['businesses']['printed'][number] | Pack['businesses']['tiles'][number];

export interface CardFaceProps {
  readonly business: Business;
  readonly name: string;
}

const BANDS = { printed: '#2A2019', blue: 'var(--tile-blue)', red: 'var(--tile-red)' } as const;

/** A business as printed: name band, back with round tokens, front with square ones beside the thug space. */
export const CardFace = memo(function CardFace({ business, name }: CardFaceProps) {
  const colour = 'color' in business ? business.color : 'printed';
  const isTile = colour !== 'printed';
  const { width, height, band, back } = CARD;
  const room = isTile ? width - 60 : width - 18;
  const { size, pressed } = fitText(name, room, [18, 16.5, 15.5], CONDENSED);
  return (
    <>
      <rect x={2} y={4} width={width} height={height} rx={8} fill="#000" opacity={0.25} />
      <rect
        width={width}
        height={height}
        rx={8}
        fill="var(--paper-50)"
        stroke={isTile ? BANDS[colour] : '#7D6333'}
        strokeWidth={isTile ? 2.5 : 1.5}
      />
      <path d={`M0 ${band}V8a8 8 0 0 1 8-8h${width - 16}a8 8 0 0 1 8 8v${band - 8}Z`} fill={BANDS[colour]} />
      <text
        className={styles.name}
        x={isTile && pressed !== undefined ? width / 2 + 7 : width / 2}
        y={18}
        textAnchor="middle"
        fontSize={size}
        letterSpacing={0.3}
        fill={CREAM}
        textLength={pressed}
        lengthAdjust={pressed === undefined ? undefined : 'spacingAndGlyphs'}
      >
        {name}
      </text>
      {isTile && <TileSign colour={colour} />}
      <rect x={1.5} y={band} width={width - 3} height={back} fill="var(--paper-300)" />
      <path d={`M1.5 ${band + back + 0.5}h${width - 3}`} stroke="#8A6D37" strokeWidth={1.2} strokeDasharray="2 4" />
      <TokenRow icons={iconsOf(business.back)} shape="back" from={8} to={width - 8} middle={46} />
      {business.front !== null && (
        <TokenRow
          icons={iconsOf(business.front)}
          shape="front"
          from={THUG_SPACE.x + THUG_SPACE.width + 6}
          to={width - 6}
          middle={97}
        />
      )}
    </>
  );
});

/** Without colour: blue tiles bear a square, red ones a lozenge. */
const TileSign = ({ colour }: { readonly colour: 'blue' | 'red' }) => (
  <path
    d="M10 8h8v8h-8Z"
    fill="none"
    stroke={CREAM}
    strokeWidth={1.5}
    opacity={0.8}
    transform={colour === 'red' ? 'rotate(45 14 12)' : undefined}
  />
);

interface TokenRowProps {
  readonly icons: readonly Icon[];
  readonly shape: TokenShape;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** A row that does not fit shrinks as a whole. */
function TokenRow({ icons, shape, from, to, middle }: TokenRowProps) {
  const gap = shape === 'back' ? 5 : 4;
  const widths = icons.map(icon => (widthOf(icon) / 40) * CARD.icon);
  const wanted = widths.reduce((sum, width) => sum + width, 0) + gap * (icons.length - 1);
  const scale = Math.min(1, (to - from) / wanted);
  const height = CARD.icon * scale;
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0));
  const left = (from + to - wanted * scale) / 2;
  return icons.map((icon, at) => (
    <Token
      // biome-ignore lint/suspicious/noArrayIndexKey: equal icons of a row are told apart by their order
      key={`${iconKey(icon)}${at}`}
      icon={icon}
      shape={shape}
      x={left + starts[at]! * scale}
      y={middle - height / 2}
      height={height}
    />
  ));
}
