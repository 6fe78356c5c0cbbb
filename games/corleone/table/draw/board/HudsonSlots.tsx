import type { Figure } from '@omerta/corleone/seen';
import { memo } from 'react';
import type { FamilyId } from '../families.ts';
import { Pawn } from '../pawns/Pawn.tsx';
import { kindOf, sideOf } from '../pawns/pawnKinds.ts';
import styles from './Board.module.css';
import { HUDSON_SLOTS, type Point } from './layout.ts';
import { sameProps } from './sameProps.ts';
import { Unspoken } from './spoken.tsx';

export interface HudsonSlotsProps {
  readonly figures: readonly Figure[];
  readonly families: readonly FamilyId[];
}

/** Who sleeps in the Hudson, in order of arrival. Beyond the last slot figures lie closer together. */
export const HudsonSlots = memo(function HudsonSlots({ figures, families }: HudsonSlotsProps) {
  const count = HUDSON_SLOTS.length;
  return (
    <Unspoken className={styles.art}>
      {HUDSON_SLOTS.map((slot, at) => {
        const here = figures.filter((_, order) => order % count === at);
        return (
          <g key={`${slot.x} ${slot.y}`} transform={`translate(${slot.x} ${slot.y})`}>
            <ellipse
              rx={25}
              ry={9}
              fill="none"
              stroke="#A9CBD2"
              strokeOpacity={here.length > 0 ? 0.6 : 0.22}
              strokeWidth={1.5}
              strokeDasharray={here.length > 0 ? undefined : '3 5'}
            />
            {here.map((figure, deep) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: thugs of one family are alike
              <Sleeper key={deep} figure={figure} families={families} at={{ x: 0, y: deep * 24 }} />
            ))}
          </g>
        );
      })}
    </Unspoken>
  );
}, sameProps);

interface SleeperProps {
  readonly figure: Figure;
  readonly families: readonly FamilyId[];
  readonly at: Point;
}

/** On its side, behind a wave. */
const Sleeper = ({ figure, families, at: { x, y } }: SleeperProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g transform="translate(0 -4) rotate(74)">
      <Pawn kind={kindOf(figure)} family={sideOf(figure, families)} y={25} scale={0.94} opacity={0.95} />
    </g>
    <path d="M-30 6q10-7 20 0t20 0 20 0v16h-60Z" fill="#17394A" opacity={0.8} />
    <path d="M-30 6q10-7 20 0t20 0 20 0" fill="none" stroke="#A9CBD2" strokeWidth={1.8} />
  </g>
);
