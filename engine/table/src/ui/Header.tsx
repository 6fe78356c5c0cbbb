import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Header.module.css';

export interface HeaderProps {
  /** The name of the server; `homeLabel` says that it leads home. */
  readonly homeLabel: string;
  readonly children?: ReactNode;
  readonly tools?: ReactNode; // at the right
  /** On phones the name of the server gives way to a title. */
  readonly hasTitle?: boolean;
}

/** The walnut bar over every page of the server. */
export function Header({ homeLabel, children, tools, hasTitle = false }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Link href="/" className={`${styles.logo} ${hasTitle ? styles.givesWay : ''}`} aria-label={homeLabel}>
        Omertà
      </Link>
      <div className={styles.middle}>{children}</div>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </header>
  );
}
