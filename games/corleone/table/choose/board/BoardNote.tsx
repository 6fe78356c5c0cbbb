import { useSize } from '@omerta/table/ui/useSize.ts';
import { type ReactNode, useRef } from 'react';
import type { PlaceId } from '../../draw/board/boardProps.ts';
import { type Box, centreOf } from '../../draw/board/geometry.ts';
import { useAtTable } from '../../show/atTable.ts';
import styles from './BoardNote.module.css';
import { noteSpot, type Size } from './noteSpot.ts';

export interface BoardNoteProps {
  readonly place: PlaceId;
  readonly window: Box;
  /** What the window is shown in, in pixels. */
  readonly frame: Size;
  readonly look: 'gains' | 'bare';
  readonly children: ReactNode;
}

/** Something said beside a place, on the side where there is room. */
export function BoardNote({ place, window, frame, look, children }: BoardNoteProps) {
  const { table, pack } = useAtTable();
  const note = useRef<HTMLDivElement>(null);
  const size = useSize(note);
  const { x, y } = centreOf(place, table, pack);
  const spot = {
    x: ((x - window.x) / window.width) * frame.width,
    y: ((y - window.y) / window.height) * frame.height,
  };
  const { x: left, y: top } = noteSpot(spot, size, frame);
  return (
    <div
      ref={note}
      className={styles.note}
      data-look={look}
      style={{ left, top }}
      role={look === 'gains' ? 'status' : undefined}
    >
      {children}
    </div>
  );
}
