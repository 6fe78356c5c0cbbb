import type { CSSProperties, ReactNode } from 'react';
import type { PlaceId } from '../art/board/boardProps.ts';
import { type Box, centreOf } from '../art/board/geometry.ts';
import { useAtTable } from '../atTable.ts';
import styles from './BoardNote.module.css';

export interface BoardNoteProps {
  readonly place: PlaceId;
  readonly window: Box;
  readonly look: 'gains' | 'bare';
  readonly children: ReactNode;
}

/** Something said beside a place, on the side where there is room. */
export function BoardNote({ place, window, look, children }: BoardNoteProps) {
  const { table, pack } = useAtTable();
  const { x, y } = centreOf(place, table, pack);
  const across = (x - window.x) / window.width;
  const down = (y - window.y) / window.height;
  const isBelow = down < 0.5;
  const reach = 7.5; // per cent of the board between the middle of the place and the note
  const position: CSSProperties = {
    ...(across < 0.5 ? { left: `${Math.max(1, across * 100 - 6)}%` } : { right: `${Math.max(1, 94 - across * 100)}%` }),
    ...(isBelow ? { top: `${down * 100 + reach}%` } : { bottom: `${100 - down * 100 + reach}%` }),
  };
  return (
    <div className={styles.note} data-look={look} style={position} role={look === 'gains' ? 'status' : undefined}>
      {children}
    </div>
  );
}
