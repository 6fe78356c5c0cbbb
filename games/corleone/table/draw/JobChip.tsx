import styles from './JobChip.module.css';
import { JOB_LOOKS, type JobColour, JobMark } from './JobMark.tsx';

export interface JobChipProps {
  readonly colour: JobColour;
  readonly count: number;
  readonly label: string; // "2 influence jobs"
}

/** How many jobs of a colour a player has completed. */
export const JobChip = ({ colour, count, label }: JobChipProps) => (
  <span
    className={count > 0 ? styles.chip : `${styles.chip} ${styles.none}`}
    style={count > 0 ? { background: JOB_LOOKS[colour].fill, color: JOB_LOOKS[colour].on } : undefined}
    role="img"
    aria-label={label}
  >
    <JobMark colour={colour} size="0.9em" />
    <b>{count}</b>
  </span>
);
