import type { Labelled } from '@omerta/words';
import styles from './Facts.module.css';

/** A labelled list. */
export function Facts({ facts }: { readonly facts: readonly Labelled[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
