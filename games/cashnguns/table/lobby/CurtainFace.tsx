import type { SeatAt } from '@omerta/table/lobby/lobbyParts.ts';
import { gangsterAt, LOOKS } from '../draw/gangsters.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { Paints } from '../draw/Paints.tsx';
import styles from './CurtainFace.module.css';

/** The gangster who is to come to the device. */
export default function CurtainFace(at: SeatAt) {
  const gangster = gangsterAt(at);
  return (
    <span className={styles.gangster} style={{ borderColor: LOOKS[gangster].colour }}>
      <Paints />
      <MedalPicture gangster={gangster} size={176} />
    </span>
  );
}
