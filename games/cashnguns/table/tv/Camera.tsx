import { type ReactNode, useState } from 'react';
import { paneFor, placesOf } from '../draw/panes.ts';
import { useAtTable } from '../show/atTable.ts';
import styles from './Camera.module.css';
import type { Shot } from './direction.ts';

interface CameraProps {
  readonly shot: Shot | undefined;
  readonly isStill: boolean;
  readonly children: ReactNode;
}

/** Pushes in on one player. Only the picture as a whole moves: nothing in it is laid out anew. */
export function Camera({ shot, isStill, children }: CameraProps) {
  const { table, loots } = useAtTable();
  const pane = paneFor('tv', table.players, loots !== undefined);
  const seat = shot?.kind === 'closeUp' && !isStill ? shot.seat : undefined;
  const place = seat === undefined ? undefined : placesOf(pane, table.players)[seat];
  const wanted = place === undefined ? undefined : `${(100 * place.x) / pane.width}% ${(100 * place.y) / pane.height}%`;
  const [origin, setOrigin] = useState(wanted); // stays while the camera goes back
  if (wanted !== undefined && wanted !== origin) setOrigin(wanted);
  return (
    <div
      className={styles.camera}
      data-close={place !== undefined || undefined}
      style={origin === undefined ? undefined : { transformOrigin: origin }}
    >
      {children}
    </div>
  );
}
