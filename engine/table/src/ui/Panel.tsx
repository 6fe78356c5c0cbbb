import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly aside?: ReactNode; // beside the title
  readonly label?: string; // where there is no title to be read
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the room: ink ground, brass title. */
export function Panel({ title, aside, label, className, children }: PanelProps) {
  return (
    <section className={[styles.panel, className].filter(Boolean).join(' ')} aria-label={label}>
      {(title !== undefined || aside !== undefined) && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
