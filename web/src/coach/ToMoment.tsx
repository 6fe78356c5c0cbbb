import { placeSearch } from '@omerta/table/replay/usePlace.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './ToMoment.module.css';

/** How one gets to a moment: by going there, or to the replay first. */
export type Way =
  | { readonly kind: 'here'; go(step: number): void }
  | { readonly kind: 'replay'; readonly address: string };

export interface ToMomentProps {
  readonly way: Way;
  readonly step: number;
  readonly children: ReactNode;
}

export function ToMoment({ way, step, children }: ToMomentProps) {
  return way.kind === 'here' ? (
    <button type="button" className={styles.moment} onClick={() => way.go(step)}>
      {children}
    </button>
  ) : (
    <Link className={styles.moment} href={`/replay/${way.address}?${placeSearch(step, 'all')}`}>
      {children}
    </Link>
  );
}
