// What lies over the board: roads, darkness around a lit turf, the frame.
import { artUrl } from '../icons/symbolId.ts';
import styles from './Board.module.css';
import { BOARD, type Point, type Polygon, SHEET } from './layout.ts';
import { outlineOf } from './shapes.ts';

export interface LinesProps {
  readonly from: Point;
  readonly to: readonly Point[];
}

/** Roads of a pack whose space does not touch one of its turfs. */
export const Road = ({ from, to }: LinesProps) => (
  <path
    className={styles.art}
    d={to.map(({ x, y }) => `M${from.x} ${from.y}L${x} ${y}`).join('')}
    stroke="var(--brass-500)"
    strokeWidth={5}
  />
);

/** Every turf but one at 50 %. */
export const Darkness = ({ around }: { readonly around: Polygon }) => (
  <path
    className={styles.art}
    fillRule="evenodd"
    d={`M0 0H${BOARD.width}V${BOARD.height}H0Z${outlineOf(around)}`}
    fill="var(--ink-950)"
    opacity={0.5}
  />
);

export const Frame = () => (
  <g className={styles.art} fill="none">
    <rect {...SHEET} rx={13} fill={artUrl('vignette')} />
    <rect x={4} y={4} width={1392} height={952} rx={15} stroke="var(--brass-600)" strokeWidth={3} />
    <rect
      x={10}
      y={10}
      width={1380}
      height={940}
      rx={11}
      stroke="var(--brass-400)"
      strokeOpacity={0.55}
      strokeWidth={1.2}
    />
  </g>
);
