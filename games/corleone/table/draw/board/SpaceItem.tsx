import { figureOn, NO_FIGURE, placeOfSpace, usesMarkedSpaces } from '@omerta/corleone/seen';
import styles from './Board.module.css';
import type { MappedSpace } from './boardMap.ts';
import type { BoardProps } from './boardProps.ts';
import { inOrder } from './inOrder.ts';
import { SpaceDisc } from './SpaceDisc.tsx';
import type { SeePlace } from './seenPlace.ts';
import { SpokenItem } from './spoken.tsx';

export interface SpaceItemProps {
  readonly board: BoardProps;
  readonly space: MappedSpace;
  readonly at: number; // its index
  readonly see: SeePlace;
  readonly ids: string;
}

/** A family space as readers hear it: an item of a turf's list, drawn above all turfs. */
export function SpaceItem({ board, space, at, see, ids }: SpaceItemProps) {
  const { pack, table, detail, lit } = board;
  const { id, centre, from3, adjacent } = space;
  const isMini = detail === 'mini';
  const figure = figureOn(table, placeOfSpace(at));
  const counts = lit === undefined || (adjacent.includes(lit) && figure !== NO_FIGURE);
  const seen = see(id, figure);
  return (
    <SpokenItem
      id={`${ids}${id}`}
      style={inOrder(at)}
      aria-hidden={isMini || undefined}
      className={[isMini && styles.art, !counts && styles.dark].filter(Boolean).join(' ') || undefined}
    >
      <SpaceDisc
        {...seen}
        isPickable={seen.isPickable && !isMini}
        centre={centre}
        from3={from3}
        isClosed={from3 && !usesMarkedSpaces(pack, table.players)}
        isMini={isMini}
      />
    </SpokenItem>
  );
}
