import { FAMILIES, type Side } from '../families.ts';
import { INK } from '../palette.ts';
import styles from './Board.module.css';

export interface CountBubbleProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly side: Side;
}

/** What a figure counts for in a turf war, in its side's colour. */
export const CountBubble = ({ x, y, text, side }: CountBubbleProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={styles.bubble}>
      <circle r={19.5} fill="none" stroke={INK} strokeWidth={1.5} />
      <circle r={17} fill={FAMILIES[side].fill} stroke="var(--paper-50)" strokeWidth={3.5} />
      <text y={7.5} className={styles.number} fontSize={22} fill={FAMILIES[side].on}>
        {text}
      </text>
    </g>
  </g>
);
