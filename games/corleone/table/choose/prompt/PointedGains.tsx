import { usePlay } from '../play.ts';
import { usePointing } from '../pointing.tsx';
import { Gains } from './Gains.tsx';
import styles from './PointedGains.module.css';

/** What the thing pointed at would bring, else what is chosen. */
export function PointedGains() {
  const { preview } = usePlay();
  const pointing = usePointing();
  const shown = pointing.preview ?? preview;
  if (shown === undefined) return null;
  return (
    <div className={styles.gains} role="status">
      <Gains preview={shown} />
    </div>
  );
}
