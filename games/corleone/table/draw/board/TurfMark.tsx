import type { ReactNode } from 'react';
import { FAMILIES, type FamilyId } from '../families.ts';
import { artUrl } from '../icons/symbolId.ts';
import styles from './Board.module.css';
import type { Mark } from './boardProps.ts';

export interface AreaProps {
  readonly number: number;
  readonly points: string;
}

/** The controller's colour and pattern along the border. */
export function Controlled({
  number,
  points,
  family,
  isNew,
}: AreaProps & { readonly family: FamilyId; readonly isNew: boolean }) {
  const { fill } = FAMILIES[family];
  return (
    <>
      <polygon className={styles.tint} points={points} fill={fill} />
      <InsideTurf number={number}>
        <g key={family} className={isNew ? styles.swept : undefined}>
          <polygon
            className={styles.band}
            points={points}
            pathLength={100}
            fill="none"
            stroke={artUrl(`pattern-${family}`)}
            strokeWidth={30}
          />
          <polygon points={points} pathLength={100} fill="none" stroke={fill} strokeWidth={11} opacity={0.95} />
        </g>
      </InsideTurf>
    </>
  );
}

export function TurfMark({
  number,
  points,
  mark,
  isLit,
}: AreaProps & { readonly mark: Mark | undefined; readonly isLit: boolean }) {
  if (isLit) return <InnerLine number={number} points={points} stroke="var(--paper-50)" width={12} />;
  if (mark === 'legal') {
    return (
      <>
        <InnerLine number={number} points={points} stroke="var(--legal)" width={12} />
        <InsideTurf number={number}>
          <polygon className={styles.glow} points={points} strokeWidth={30} strokeOpacity={0.4} />
        </InsideTurf>
      </>
    );
  }
  if (mark === 'pointed' || mark === 'selected') {
    return (
      <>
        <polygon points={points} fill="var(--legal)" opacity={0.12} />
        <InnerLine number={number} points={points} stroke="var(--legal)" width={mark === 'selected' ? 24 : 18} />
      </>
    );
  }
  if (mark === 'outlined') return <InnerLine number={number} points={points} stroke="var(--brass-600)" width={14} />;
  if (mark === 'refused' || mark === 'victim')
    return <InnerLine number={number} points={points} stroke="var(--red-500)" width={14} />;
  if (mark === 'hint1' || mark === 'hint2')
    return <InnerLine number={number} points={points} stroke="var(--paper-50)" width={14} dash="16 12" />;
  if (mark === 'dimmed') return <polygon points={points} fill="var(--ink-950)" opacity={0.4} />;
  return undefined;
}

interface InnerLineProps extends AreaProps {
  readonly stroke: string;
  readonly width: number;
  readonly dash?: string;
}

const InnerLine = ({ number, points, stroke, width, dash }: InnerLineProps) => (
  <InsideTurf number={number}>
    <polygon points={points} fill="none" stroke="#17110B" strokeWidth={width + 4} strokeOpacity={0.55} />
    <polygon points={points} fill="none" stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
  </InsideTurf>
);

/** Cut off at the turf's border, so that only the inner half of a line is seen. */
export const InsideTurf = ({ number, children }: { readonly number: number; readonly children: ReactNode }) => (
  <g clipPath={artUrl(`turf-${number}`)}>{children}</g>
);
