import { memo, useState } from 'react';
import type { FamilyId } from '../families.ts';
import { artUrl } from '../icons/symbolId.ts';
import styles from './Board.module.css';
import type { Mark } from './boardProps.ts';
import type { TurfPlan } from './layout.ts';
import { PlaceGroup, type PlaceProps } from './PlaceGroup.tsx';
import { sameProps } from './sameProps.ts';
import { pointsOf } from './shapes.ts';
import { Controlled, InsideTurf, TurfMark } from './TurfMark.tsx';
import { TurfMarkers, TurfName, TurfNumeral } from './TurfSigns.tsx';

export interface TurfAreaProps extends PlaceProps {
  readonly number: number;
  readonly plan: TurfPlan;
  readonly name: string;
  readonly isMini: boolean;
  readonly stack: readonly FamilyId[]; // bottom first
  readonly mark: Mark | undefined;
  readonly isLit: boolean;
}

/** A turf without its cards: its ground in the colour and pattern of its controller, its name, its markers. */
export const TurfArea = memo(function TurfArea(props: TurfAreaProps) {
  const { number, plan, name, isMini, stack, mark, isLit, ...place } = props;
  const points = pointsOf(plan.polygon);
  const area = { number, points };
  const controller = stack.at(-1);
  const [first] = useState(controller); // a change of control is animated, the first one drawn is not
  return (
    <PlaceGroup {...place}>
      <polygon points={points} fill={plan.fill} />
      <polygon points={points} fill={artUrl(`grid-${plan.grid}`)} />
      {controller !== undefined && <Controlled {...area} family={controller} isNew={controller !== first} />}
      <polygon className={styles.turfLight} points={points} />
      <polygon points={points} fill="none" stroke="#4A3717" strokeWidth={2.4} strokeLinejoin="round" />
      <TurfMark {...area} mark={mark} isLit={isLit} />
      <InsideTurf number={number}>
        <polygon className={styles.focusEdge} points={points} strokeWidth={20} />
        <polygon className={styles.focus} points={points} strokeWidth={13} />
      </InsideTurf>
      {isMini ? <TurfNumeral number={number} plan={plan} /> : <TurfName number={number} plan={plan} name={name} />}
      <TurfMarkers plan={plan} stack={stack} isMini={isMini} />
    </PlaceGroup>
  );
}, sameProps);
