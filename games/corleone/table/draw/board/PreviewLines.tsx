import styles from './Board.module.css';
import { boardMap } from './boardMap.ts';
import type { BoardProps } from './boardProps.ts';
import { centreOf } from './geometry.ts';
import { CARD, PARK_PLAN, type Point } from './layout.ts';
import { distanceBetween, middleOf } from './shapes.ts';
import { Unspoken } from './spoken.tsx';

/** From the family space that is pointed at to every back it would use. */
export function PreviewLines({ board }: { readonly board: BoardProps }) {
  const { pack, table, marks, detail } = board;
  if (marks === undefined || detail === 'mini') return undefined;
  const { spaces, park } = boardMap(pack);
  const from = spaces.find(({ id }) => marks.get(id) === 'pointed' || marks.get(id) === 'selected');
  if (from === undefined) return undefined;
  const lines = [...marks]
    .filter(([, mark]) => mark === 'outlined')
    .map(([place]) => (place === park.id || place === park.business ? parkRim() : backOf(place)))
    .map(({ x, y }) => `M${from.centre.x} ${from.centre.y}L${x} ${y}`)
    .join('');
  return (
    <Unspoken className={styles.art} fill="none" strokeLinecap="round">
      <path d={lines} stroke="#3B2819" strokeWidth={9} opacity={0.85} />
      <path d={lines} stroke="var(--brass-300)" strokeWidth={5.5} />
      <path d={lines} stroke="#5F4820" strokeWidth={1.5} strokeDasharray="3 7" />
    </Unspoken>
  );

  /** The edge of the park's token that faces the space. */
  function parkRim(): Point {
    const centre = middleOf(PARK_PLAN.back);
    const share = (PARK_PLAN.back.width / 2 + 3) / distanceBetween(centre, from!.centre);
    return {
      x: centre.x + (from!.centre.x - centre.x) * share,
      y: centre.y + (from!.centre.y - centre.y) * share,
    };
  }

  /** The side of the back zone that faces the space. */
  function backOf(business: string): Point {
    const { x, y } = centreOf(business, table, pack);
    const middle = y - CARD.height / 2 + CARD.band + CARD.back / 2;
    const reach = CARD.width / 2 - 4;
    return { x: Math.min(x + reach, Math.max(x - reach, from!.centre.x)), y: middle };
  }
}
