import type { Phase } from '@omerta/corleone/seen';
import { PhaseTrack } from '../draw/pieces/PhaseTrack.tsx';
import { useAtTable } from './atTable.ts';
import styles from './PhaseStops.module.css';

const STOPS = ['open', 'family', 'war', 'bribery', 'tribute'] as const satisfies readonly Phase[];

/** Where the police car stands in this act. */
export function PhaseStops() {
  const { pack, table, say } = useAtTable();
  const hasBribery = pack.acts[table.act - 1]?.bribery !== false;
  const stops = STOPS.filter(stop => stop !== 'bribery' || hasBribery);
  const phases: readonly Phase[] = stops;
  const at = phases.indexOf(table.phase);
  return (
    <div className={styles.stops}>
      <PhaseTrack
        stops={stops.map(stop => say(`stop.${stop}`))}
        at={at < 0 ? stops.length : at}
        label={say('phases')}
      />
      <div className={styles.anchors} aria-hidden="true">
        {stops.map(stop => (
          <span key={stop} data-anchor={`phase:${stop}`} />
        ))}
      </div>
    </div>
  );
}
