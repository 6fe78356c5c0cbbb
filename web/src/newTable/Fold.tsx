import { Icon } from '@omerta/table/ui/Icon.tsx';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

export interface FoldProps {
  readonly label: string;
  /** What holds now. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A choice that is folded away behind what holds now. */
export const Fold = ({ label, value, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary>
      <b>{label}</b>
      <span>{value}</span>
      <Icon name="chevron" />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
