import { CREAM as C } from '../palette.ts';
import { GLYPHS } from './glyphs.tsx';
import { FAN, groundOf, MOST_CARDS, type TradeIcon, tradeSteps } from './icon.ts';

/** Cards, an arrow, and what they are traded for: 40 units high. */
export function TradeGlyph({ icon }: { readonly icon: TradeIcon }) {
  const { cards, top, arrow, gain } = tradeSteps(icon);
  const ground = groundOf(icon);
  return (
    <>
      {Array.from({ length: cards }, (_, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the fan
          key={at}
          x={7 + FAN * at}
          y={13.5 + (cards - 1) - 2.6 * (cards - 1 - at)}
          width={10}
          height={14}
          rx={1.6}
          fill={C}
          stroke={ground}
          strokeWidth={1.2}
          opacity={1 - 0.22 * (cards - 1 - at)}
        />
      ))}
      {icon.discard > MOST_CARDS && <Small x={top + 5} y={26} size={11} text={String(icon.discard)} fill={ground} />}
      <path
        d={`M${arrow} 20.5h6m-3-3.6 4 3.6-4 3.6`}
        fill="none"
        stroke="#E9C77B"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {icon.goods.length > 0 ? (
        <g transform={`translate(${gain - 1} 9) scale(.6)`}>
          {GLYPHS[icon.goods.length === 1 ? icon.goods[0]! : 'anyGood'](ground)}
        </g>
      ) : (
        icon.money.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal notes are told apart by their order
          <g key={at} transform={`translate(${gain + at * 29} 13)`}>
            {at > 0 && <Small x={-4} y={12.5} size={14} text="+" fill={C} />}
            <rect width={21} height={15} rx={2.5} fill={C} />
            <Small x={10.5} y={12.5} size={14.5} text={note} fill="#1D4533" />
          </g>
        ))
      )}
    </>
  );
}

interface SmallProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly fill: string;
}

const Small = ({ x, y, size, text, fill }: SmallProps) => (
  <text x={x} y={y} textAnchor="middle" fontFamily="var(--font-label)" fontWeight={700} fontSize={size} fill={fill}>
    {text}
  </text>
);
