import { BRASS } from '../palette.ts';
import { groundOf, type Icon, isTrade, type TokenShape, widthOf } from './icon.ts';
import { symbolId } from './symbolId.ts';
import { TradeGlyph } from './TradeGlyph.tsx';

export interface TokenProps {
  readonly icon: Icon;
  readonly shape: TokenShape;
  readonly x?: number;
  readonly y?: number;
  readonly height?: number;
}

/** An icon as part of a drawing. Needs `Symbols` on the page. */
export function Token({ icon, shape, x = 0, y = 0, height = 40 }: TokenProps) {
  if (!isTrade(icon)) return <use href={`#${symbolId(icon, shape)}`} x={x} y={y} width={height} height={height} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 40})`}>
      <Ground shape={shape} fill={groundOf(icon)} width={widthOf(icon)} />
      <TradeGlyph icon={icon} />
    </g>
  );
}

interface GroundProps {
  readonly shape: TokenShape;
  readonly fill: string;
  readonly width: number;
}

export function Ground({ shape, fill, width }: GroundProps) {
  if (shape === 'bare') return undefined;
  return shape === 'back' ? (
    <rect x={1} y={1} width={width - 2} height={38} rx={19} fill={fill} stroke={BRASS} strokeWidth={1.6} />
  ) : (
    <rect x={1} y={1} width={width - 2} height={38} rx={5} fill={fill} />
  );
}
