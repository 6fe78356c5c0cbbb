import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Trouble.module.css';

export interface TroubleProps {
  readonly art?: ReactNode;
  readonly title: string; // what happened
  readonly children?: ReactNode; // what is safe
  readonly actions: ReactNode; // what to do, one of them primary
  /** Over a table that stays visible behind it, or as a page of its own. */
  readonly place?: 'page' | 'over';
}

/** When something goes wrong: what happened, what is safe, what to do. Said at once, and the keyboard is led to the way on. */
export function Trouble({ art, title, children, actions, place = 'page' }: TroubleProps) {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = ways.current?.querySelectorAll<HTMLElement>('button, a');
    buttons?.item(buttons.length - 1)?.focus(); // the primary one comes last
  }, []);
  return (
    <section className={`${styles.trouble} ${styles[place]}`} role="alert">
      {art !== undefined && <div className={styles.art}>{art}</div>}
      <h2>{title}</h2>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      <div ref={ways} className={styles.ways}>
        {actions}
      </div>
    </section>
  );
}
