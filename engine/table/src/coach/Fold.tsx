import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** Details that can be unfolded. */
export const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>{title}</summary>
    {children}
  </details>
);
