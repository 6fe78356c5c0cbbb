import { pickOrder } from '@omerta/cashnguns/seen';
import { MedalPicture } from '../draw/Medal.tsx';
import { useAtTable } from './atTable.ts';
import styles from './PickOrder.module.css';

/** Who takes a share when; the first is at it now. Where no table is drawn, things that belong to a seat appear here. */
export function PickOrder({ isStage = false }: { readonly isStage?: boolean }) {
  const { say, names, table, gangsters, seat: mine } = useAtTable();
  const order = pickOrder(table);
  if (order.length === 0) return null;
  return (
    <ol className={styles.order} aria-label={say('order')}>
      {order.map((seat, turn) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is where it stands in the order
          key={turn}
          data-now={turn === 0 || undefined}
          data-mine={seat === mine || undefined}
          data-anchor={isStage && order.indexOf(seat) === turn ? `seat:${seat}` : undefined}
        >
          <MedalPicture gangster={gangsters[seat] ?? 'bruno'} size={turn === 0 ? 42 : 30} label={names.player(seat)} />
        </li>
      ))}
    </ol>
  );
}
