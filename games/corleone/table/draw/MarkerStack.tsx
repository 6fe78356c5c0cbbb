import { ControlMarker } from './ControlMarker.tsx';
import { FAMILIES, type FamilyId } from './families.ts';
import { INK } from './palette.ts';

export interface MarkerStackProps {
  readonly families: readonly FamilyId[]; // bottom first
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const LAYER = 4.5;
const MOST_LAYERS = 4;

/** W3: the top marker's owner controls the turf. The edges below it keep their families' shades. */
export function MarkerStack({ families, x, y, radius }: MarkerStackProps) {
  const top = families.at(-1);
  if (top === undefined) return undefined;
  const below = families.slice(-MOST_LAYERS, -1);
  return (
    <g transform={`translate(${x} ${y - below.length * LAYER})`}>
      {below.map((family, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its height in the stack
          key={index}
          cy={(below.length - index) * (LAYER + 0.5)}
          r={radius}
          fill={FAMILIES[family].shade}
          stroke={INK}
          strokeWidth={1.5}
        />
      ))}
      <ControlMarker family={top} radius={radius} />
      {families.length > 1 && <Count count={families.length} x={radius * 0.82} y={-radius * 0.8} />}
    </g>
  );
}

const Count = ({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={10} fill={INK} stroke="#E3C27A" strokeWidth={1.4} />
    <text y={4.8} textAnchor="middle" fontFamily="var(--font-label)" fontWeight={700} fontSize={14} fill="#FBF1DA">
      {count}
    </text>
  </g>
);
