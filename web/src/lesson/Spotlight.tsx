import { useId } from 'react';
import type { Rectangle } from './placeBubble.ts';
import styles from './Spotlight.module.css';

export interface SpotlightProps {
  /** The target first. */
  readonly lit: readonly Rectangle[];
  /** The map, which is darker than the rest and cannot be tapped outside the light. */
  readonly board: Rectangle | undefined;
  readonly bubble: Rectangle | undefined;
}

/** Ink over the table with holes in it, a ring around the target, and a line from there to the bubble. */
export function Spotlight({ lit, board, bubble }: SpotlightProps) {
  const id = useId();
  const [target] = lit;
  return (
    <svg className={styles.light} aria-hidden="true" focusable="false">
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
        <rect width="100%" height="100%" fill="#fff" />
        {lit.map(place => (
          <rect key={Object.values(place).join()} {...place} rx={RADIUS} fill="#000" />
        ))}
      </mask>
      <rect className={styles.room} width="100%" height="100%" mask={`url(#${id})`} />
      {board !== undefined && <rect className={styles.board} {...board} mask={`url(#${id})`} />}
      {board !== undefined && <path className={styles.shut} fillRule="evenodd" d={shutPath(board, lit)} />}
      {target !== undefined && bubble !== undefined && <Line from={target} to={bubble} />}
      {target !== undefined && <rect className={styles.ring} {...target} rx={RADIUS} />}
    </svg>
  );
}

const RADIUS = 10;

/** The board without what is lit of it. */
const shutPath = (board: Rectangle, lit: readonly Rectangle[]) =>
  [board, ...lit.flatMap(place => sharedBy(board, place) ?? [])].map(boxPath).join('');

const boxPath = ({ x, y, width, height }: Rectangle) => `M${x} ${y}h${width}v${height}h${-width}Z`;

function Line({ from, to }: { readonly from: Rectangle; readonly to: Rectangle }) {
  const start = nearest(from, middle(to));
  const end = nearest(to, start);
  return <line className={styles.line} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
}

function sharedBy(one: Rectangle, other: Rectangle): Rectangle | undefined {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

const middle = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

const nearest = (box: Rectangle, point: { readonly x: number; readonly y: number }) => ({
  x: Math.max(box.x, Math.min(point.x, box.x + box.width)),
  y: Math.max(box.y, Math.min(point.y, box.y + box.height)),
});
