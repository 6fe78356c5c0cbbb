import styles from './PhaseTrack.module.css';
import { PoliceCar } from './PoliceCar.tsx';

export interface PhaseTrackProps {
  readonly stops: readonly string[]; // names of the phases, in order
  readonly at: number; // where the police car stands; -1 before the first, stops.length after the last
  readonly label: string;
}

/** The phases of an act, and the car that drives along them. */
export const PhaseTrack = ({ stops, at, label }: PhaseTrackProps) => (
  <ol className={styles.track} aria-label={label}>
    {stops.map((name, index) => (
      <li
        key={name}
        className={[styles.stop, index < at && styles.past, index === at && styles.now].filter(Boolean).join(' ')}
        aria-current={index === at ? 'step' : undefined}
      >
        <span className={styles.dot} />
        {index === at && (
          <span className={styles.car}>
            <PoliceCar size="2rem" />
          </span>
        )}
        <span className={styles.name}>{name}</span>
      </li>
    ))}
  </ol>
);
