import { memo } from 'react';
import type { Ellipse } from '../geometry.ts';
import { INK } from '../ink.ts';
import { FELT, WALNUT } from '../paints.ts';

export const TableTop = memo(function TableTop({ x, y, rx, ry }: Ellipse) {
  const at = { cx: x, cy: y };
  return (
    <>
      <ellipse cx={x} cy={y + 26} rx={rx + 10} ry={ry + 8} fill="#05060a" opacity={0.6} />
      <ellipse cx={x} cy={y + 14} rx={rx} ry={ry} fill="#1a110c" />
      <ellipse {...at} rx={rx} ry={ry} fill={WALNUT} stroke={INK} strokeWidth={6} />
      <ellipse {...at} rx={rx - 14} ry={ry - 11} fill="none" stroke="#c9a227" strokeWidth={3} />
      <ellipse {...at} rx={rx - 34} ry={ry - 26} fill={FELT} stroke={INK} strokeWidth={5} />
      <ellipse
        {...at}
        rx={rx - 50}
        ry={ry - 39}
        fill="none"
        stroke="#c9a227"
        strokeWidth={1.6}
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
    </>
  );
});

/** The horseshoe: comes up from the viewer's edge of a phone. */
export const HorseshoeTop = memo(function HorseshoeTop({ height }: { readonly height: number }) {
  const foot = height + 6;
  return (
    <>
      <path d={`M112 ${foot}V190c0-46 32-66 83-66s83 20 83 66V${foot}Z`} fill={WALNUT} stroke={INK} strokeWidth={5} />
      <path d={`M122 ${foot}V194c0-40 26-58 73-58s73 18 73 58V${foot}Z`} fill={FELT} stroke="#c9a227" strokeWidth={2} />
    </>
  );
});
