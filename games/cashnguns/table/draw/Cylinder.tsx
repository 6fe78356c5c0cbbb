import { memo } from 'react';

export interface CylinderProps {
  readonly round: number; // 1 to 8
  readonly size?: number; // px
}

const CHAMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Eight chambers for eight rounds: spent, current, to come. */
export const Cylinder = memo(function Cylinder({ round, size = 50 }: CylinderProps) {
  return (
    <svg viewBox="-52 -52 104 104" width={size} height={size} aria-hidden="true" focusable="false">
      <circle r={48} fill="#2a1d17" stroke="#c9a227" strokeWidth={4} />
      <circle r={8} fill="#c9a227" />
      {CHAMBERS.map(chamber => {
        const angle = -Math.PI / 2 + ((chamber - 1) * Math.PI) / 4;
        const isNow = chamber === round;
        return (
          <circle
            key={chamber}
            cx={31 * Math.cos(angle)}
            cy={31 * Math.sin(angle)}
            r={9.5}
            fill={chamber < round ? '#0d0f15' : isNow ? '#e0503f' : '#c9a227'}
            stroke={isNow ? '#fff1b8' : '#0d0f15'}
            strokeWidth={isNow ? 4 : 2.5}
          />
        );
      })}
    </svg>
  );
});
