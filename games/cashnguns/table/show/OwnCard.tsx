import type { ReactNode } from 'react';
import { BulletCard } from '../draw/cards/BulletCard.tsx';
import { useAtTable } from './atTable.ts';
import styles from './OwnCard.module.css';
import { Peek } from './Peek.tsx';

/** The viewer's card in front, face down; it shows while the button is held. */
export function OwnCard({ children }: { readonly children?: ReactNode }) {
  const { say, view, table, seat } = useAtTable();
  const isLoaded = seat !== undefined && table.seats[seat]?.loaded === true;
  if (view.own === undefined || !isLoaded) return null;
  return (
    <div className={styles.card} data-anchor="hand">
      <span className={styles.back}>
        <BulletCard face="back" size={52} />
      </span>
      <div>
        <h3>{say('cardDown')}</h3>
        <Peek />
      </div>
      {children}
    </div>
  );
}
