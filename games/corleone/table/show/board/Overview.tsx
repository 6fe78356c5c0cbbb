import type { CSSProperties } from 'react';
import { Board } from '../../draw/board/Board.tsx';
import { BOARD, type Box } from '../../draw/board/geometry.ts';
import { useAtTable } from '../atTable.ts';
import styles from './Overview.module.css';
import { placeLabel } from './placeLabel.ts';
import { useBoardWords } from './useBoardWords.ts';

export interface OverviewProps {
  /** What is shown larger below. */
  readonly window: Box;
  readonly onTurf: (turf: string) => void;
}

/** The whole board, small: shapes, numbers, markers and figures. A tap on a turf shows it larger. */
export function Overview({ window, onTurf }: OverviewProps) {
  const at = useAtTable();
  const { pack, content, table, families } = at;
  const { nameOf } = useBoardWords();
  const frame: CSSProperties = {
    left: `${(window.x / BOARD.width) * 100}%`,
    top: `${(window.y / BOARD.height) * 100}%`,
    width: `${(window.width / BOARD.width) * 100}%`,
    height: `${(window.height / BOARD.height) * 100}%`,
  };
  return (
    <div className={styles.overview}>
      <div className={styles.board}>
        <Board
          pack={pack}
          table={table}
          families={families}
          detail="mini"
          nameOf={nameOf}
          labelOf={place => placeLabel(at, place)}
          onPick={place => content.turfIndex.has(place) && onTurf(place)}
        />
        <span className={styles.frame} style={frame} />
      </div>
    </div>
  );
}
