import type { ReactNode } from 'react';
import styles from './Suitcase.module.css';

export interface OpenSuitcaseProps {
  readonly title: string;
  readonly total: ReactNode; // "$10"
  readonly aside?: ReactNode; // completed jobs
  readonly label?: string | undefined;
  readonly children: ReactNode; // the cards in it
}

/** My own suitcase, lid open. Grows with what lies in it. */
export const OpenSuitcase = ({ title, total, aside, label, children }: OpenSuitcaseProps) => (
  <section className={styles.case} aria-label={label ?? title}>
    <span className={styles.handle} />
    <div className={styles.inside}>
      <span className={styles.title}>{title}</span>
      <div className={styles.cards}>{children}</div>
      <div className={styles.foot}>
        <b>{total}</b>
        {aside}
      </div>
    </div>
  </section>
);
