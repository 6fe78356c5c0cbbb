import type { Origin } from '@omerta/table/rulebook/origin.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './OriginBadge.module.css';

export interface OriginBadgeProps {
  readonly origin: Origin | 'ours';
  readonly ground?: 'ink' | 'paper';
}

/** Solid with a tick: printed. Flat: reported. Dashed with a pencil: ours. */
export function OriginBadge({ origin, ground = 'ink' }: OriginBadgeProps) {
  const say = useWords(rulebookWords);
  return (
    <span className={`${styles.badge} ${styles[origin === 'ours' ? 'proposal' : origin]} ${styles[ground]}`}>
      {origin === 'printed' && <Sign path="m3 8.5 3.5 3.5L13 5" />}
      {origin === 'proposal' && <Sign path="M3 13l.8-3.2L10.5 3 13 5.5 6.2 12.2Z" />}
      {say(`origin.${origin}`)}
    </span>
  );
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg width="1em" height="1em" viewBox="0 0 16 16" fill="none" aria-hidden="true" focusable="false">
    <path d={path} stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
