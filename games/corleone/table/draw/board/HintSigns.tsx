import styles from './Board.module.css';
import { boardMap } from './boardMap.ts';
import type { BoardProps, PlaceId } from './boardProps.ts';
import { centreOf } from './geometry.ts';
import { CARD, type Point } from './layout.ts';
import { HintNumber } from './rings.tsx';
import { pointAt } from './shapes.ts';
import { Unspoken } from './spoken.tsx';

/** Numbers of hints, above everything they might touch. */
export function HintSigns({ board }: { readonly board: BoardProps }) {
  const { pack, table, marks } = board;
  const { turfs, spaces, park } = boardMap(pack);
  const cornerOf = (place: PlaceId): Point => {
    const turf = turfs.find(({ id }) => id === place);
    if (turf !== undefined) return pointAt(turf.plan.label);
    const { x, y } = centreOf(place, table, pack);
    const isRound = place === park.business || spaces.some(({ id }) => id === place);
    return isRound ? { x: x + 28, y: y - 28 } : { x: x + CARD.width / 2, y: y - CARD.height / 2 };
  };
  return (
    <Unspoken className={styles.art}>
      {[...(marks ?? [])].map(
        ([place, mark]) =>
          (mark === 'hint1' || mark === 'hint2') && (
            <HintNumber key={place} at={cornerOf(place)} text={mark === 'hint1' ? '1' : '2'} />
          ),
      )}
    </Unspoken>
  );
}
