import type { Seat } from '@omerta/kernel';
import { Chip } from '../../draw/Chip.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './Player.module.css';

/** A player's letter and name in one line. */
export function Player({ seat, size = 22 }: { readonly seat: Seat; readonly size?: number }) {
  const { names, gangsters } = useAtTable();
  const gangster = gangsters[seat];
  return (
    <span className={styles.player}>
      {gangster !== undefined && <Chip gangster={gangster} size={size} />}
      <span>{names.player(seat)}</span>
    </span>
  );
}
