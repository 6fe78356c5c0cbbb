import { memo } from 'react';
import { encode } from 'uqr';
import { Drawing } from '../Drawing.tsx';
import { CREAM, INK } from '../palette.ts';

export interface QrFrameProps {
  readonly text: string;
  readonly label: string;
  readonly size?: number | string;
}

const MARGIN = 2;
const SEAL = 0.13; // of the code's width; the strongest correction makes up for what it covers

/** A QR code on paper, with the seal of the house. */
export const QrFrame = memo(function QrFrame({ text, label, size = 160 }: QrFrameProps) {
  const { data, size: modules } = encode(text, { ecc: 'H', border: 0 });
  const side = modules + 2 * MARGIN;
  const middle = modules / 2;
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Drawing viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} width={size} height={size} label={label}>
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} rx={MARGIN} fill="var(--paper-50)" />
      <path d={squares} fill={INK} shapeRendering="crispEdges" />
      <circle
        cx={middle}
        cy={middle}
        r={modules * SEAL}
        fill="var(--red-600)"
        stroke="var(--paper-50)"
        strokeWidth={0.8}
      />
      <text
        x={middle}
        y={middle + modules * SEAL * 0.6}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontSize={modules * SEAL * 1.6}
        fill={CREAM}
      >
        O
      </text>
    </Drawing>
  );
});
