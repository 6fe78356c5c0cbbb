import type { ReactNode } from 'react';
import { Drawing, type Labelled } from '../Drawing.tsx';
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

export interface ClosedSuitcaseProps extends Labelled {
  readonly count: number;
  readonly size?: number; // height in px
}

/** Somebody else's: how many cards, and no more. */
export const ClosedSuitcase = ({ count, size = 40, label }: ClosedSuitcaseProps) => (
  <Drawing viewBox="0 0 56 44" width={size * (56 / 44)} height={size} label={label}>
    <path d="M20 10V6c0-2 1-3 3-3h10c2 0 3 1 3 3v4" fill="none" stroke="var(--brass-600)" strokeWidth={2.6} />
    <rect x={2} y={9} width={52} height={33} rx={5} fill="#4B2C16" stroke="var(--brass-600)" strokeWidth={1.6} />
    <path d="M10 9v33M46 9v33" stroke="#2C170A" strokeWidth={3} />
    <path d="M14 8h6v5h-6ZM36 8h6v5h-6Z" fill="var(--brass-500)" stroke="#2C170A" strokeWidth={0.8} />
    <circle cx={28} cy={26} r={11} fill="#17110B" stroke="var(--brass-400)" strokeWidth={1.4} />
    <text
      x={28}
      y={31.5}
      textAnchor="middle"
      fontFamily="var(--font-label)"
      fontWeight={700}
      fontSize={16}
      fill="var(--brass-300)"
    >
      {count}
    </text>
  </Drawing>
);
