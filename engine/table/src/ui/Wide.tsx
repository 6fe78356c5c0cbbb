import type { ReactNode } from 'react';
import styles from './Wide.module.css';

export interface WideProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What may be wider than its place: it is scrolled sideways, with the keys too. */
export const Wide = ({ label, className = '', children }: WideProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the keys
  <section className={`${styles.wide} ${className}`} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
