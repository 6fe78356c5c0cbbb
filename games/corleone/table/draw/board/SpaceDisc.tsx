import { memo } from 'react';
import { FAMILIES, type Side } from '../families.ts';
import { Pawn } from '../pawns/Pawn.tsx';
import type { PawnKind } from '../pawns/pawnKinds.ts';
import styles from './Board.module.css';
import type { Mark } from './boardProps.ts';
import { CountBubble } from './CountBubble.tsx';
import { spaceFoot } from './geometry.ts';
import { type Point, SPACE_RADIUS } from './layout.ts';
import { PlaceGroup, type PlaceProps } from './PlaceGroup.tsx';
import { FocusRing, Glow, Line, MarkRing, type Outline, Victim } from './rings.tsx';

export interface SpaceDiscProps extends PlaceProps {
  readonly centre: Point;
  readonly from3: boolean; // marked 3+
  readonly isClosed: boolean; // M3: with two players
  readonly isMini: boolean;
  readonly mark: Mark | undefined;
  readonly kind: PawnKind | undefined;
  readonly side: Side;
  readonly ghostKind: PawnKind | undefined;
  readonly ghostSide: Side;
  readonly bubble: string | undefined;
}

/** Room for a finger, even on a phone that shows three turfs. */
const REACH = 41;

/** A family space: round, as everything of family members and backs. */
export const SpaceDisc = memo(function SpaceDisc(props: SpaceDiscProps) {
  const { centre, isMini, mark, kind, side, ghostKind, ghostSide, bubble, place, label, isPickable, isFocused } = props;
  const outline: Outline = { kind: 'circle', centre, radius: SPACE_RADIUS };
  const foot = spaceFoot(centre);
  const scale = isMini ? 1.3 : 1.04;
  return (
    <PlaceGroup place={place} label={label} isPickable={isPickable} isFocused={isFocused}>
      <g opacity={mark === 'dimmed' ? 0.5 : undefined}>
        {mark === 'legal' && <Glow outline={outline} />}
        <MarkRing mark={mark} outline={outline} />
        {bubble !== undefined && <Line outline={outline} out={7} stroke="var(--paper-50)" width={3} />}
        <Disc {...props} />
        <FocusRing outline={outline} out={7} />
        {kind !== undefined && <Pawn kind={kind} family={side} x={foot.x} y={foot.y} scale={scale} />}
        {ghostKind !== undefined && (
          <Pawn kind={ghostKind} family={ghostSide} x={foot.x} y={foot.y} scale={scale} opacity={0.72} />
        )}
        {bubble !== undefined && <CountBubble x={centre.x - 30} y={centre.y - 32} text={bubble} side={side} />}
        {mark === 'victim' && <Victim at={{ x: centre.x + 28, y: centre.y - 28 }} />}
        {isPickable && <circle className={styles.hit} cx={centre.x} cy={centre.y} r={REACH} />}
      </g>
    </PlaceGroup>
  );
});

function Disc({ centre: { x, y }, from3, isClosed, isMini, mark, kind, side, ghostKind }: SpaceDiscProps) {
  if (isClosed) return <ClosedDisc x={x} y={y} />;
  const isOpen = mark === 'legal' || mark === 'pointed' || mark === 'selected';
  const isTaken = kind !== undefined;
  return (
    <>
      <circle cx={x} cy={y + 2.5} r={SPACE_RADIUS} fill="#000" opacity={0.35} />
      <circle
        cx={x}
        cy={y}
        r={SPACE_RADIUS}
        fill={isOpen ? 'var(--legal-soft)' : isTaken ? '#EBDDB8' : '#2B1D13'}
        stroke={isTaken ? FAMILIES[side].fill : 'var(--brass-500)'}
        strokeWidth={isTaken ? 4.5 : 3.5}
      />
      <circle
        cx={x}
        cy={y}
        r={SPACE_RADIUS - 6}
        fill={isOpen || isTaken ? 'none' : 'var(--walnut-700)'}
        stroke={isOpen ? 'var(--legal-line)' : 'var(--brass-400)'}
        strokeOpacity={isOpen ? 1 : 0.55}
        strokeWidth={isOpen ? 2.5 : 1.2}
      />
      {!isTaken &&
        ghostKind === undefined &&
        (isOpen ? <Plus x={x} y={y} /> : !(from3 && !isMini) && <Hat x={x} y={y} />)}
      {from3 &&
        !isMini &&
        (isTaken || isOpen || ghostKind !== undefined ? <Badge x={x} y={y} /> : <Large x={x} y={y} />)}
    </>
  );
}

const FROM_3 = '3+';

const ClosedDisc = ({ x, y }: Point) => (
  <>
    <circle
      cx={x}
      cy={y}
      r={SPACE_RADIUS}
      fill="var(--ink-800)"
      stroke="#7D8B9A"
      strokeWidth={3}
      strokeDasharray="5 5"
    />
    <text x={x} y={y + 8} className={styles.number} fontSize={23} fill="#A9B3BE">
      {FROM_3}
    </text>
  </>
);

const Plus = ({ x, y }: Point) => (
  <path d={`M${x} ${y - 10}v20M${x - 10} ${y}h20`} stroke="#8A5A05" strokeWidth={3.5} strokeLinecap="round" />
);

const Hat = ({ x, y }: Point) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-13 4.5c4 4 22 4 26 0M-8 3c-.6-6 .6-12 3.4-13 1.6-.5 3 .8 4.6.8s3-1.3 4.6-.8c2.8 1 4 7 3.4 13"
    fill="none"
    stroke="#F0D493"
    strokeOpacity={0.95}
    strokeWidth={2}
    strokeLinecap="round"
  />
);

const Large = ({ x, y }: Point) => (
  <text x={x} y={y + 8} className={styles.number} fontSize={23} fill="var(--brass-400)">
    {FROM_3}
  </text>
);

const Badge = ({ x, y }: Point) => (
  <g transform={`translate(${x + 24} ${y - 22})`}>
    <circle r={12} fill="#2B1D13" stroke="var(--brass-500)" strokeWidth={1.6} />
    <text y={4.8} className={styles.number} fontSize={14} fill="var(--brass-300)">
      {FROM_3}
    </text>
  </g>
);
