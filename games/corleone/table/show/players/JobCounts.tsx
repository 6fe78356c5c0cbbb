import { countColors, JOB_COLORS } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { JobMark } from '../../draw/JobMark.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './JobCounts.module.css';

/** How many jobs of each colour a player has completed (X3). */
export function JobCounts({ seat, isShort = false }: { readonly seat: Seat; readonly isShort?: boolean }) {
  const { content, table, say } = useAtTable();
  const byColour = countColors(content, table.seats[seat]?.completed ?? []);
  const counts = JOB_COLORS.map((colour, at) => ({ colour, count: byColour[at]! }));
  return (
    <ul className={styles.counts} data-short={isShort || undefined}>
      {counts
        .filter(({ count }) => !isShort || count > 0)
        .map(({ colour, count }) => (
          <li key={colour} className={styles.count} data-colour={count > 0 ? colour : undefined}>
            <JobMark colour={colour} />
            <b aria-hidden="true">{count}</b>
            <span className="unseen">{say('jobsOfColour', { colour, count })}</span>
          </li>
        ))}
    </ul>
  );
}
