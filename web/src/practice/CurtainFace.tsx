import { CashPaints } from '../games/cashnguns/art/CashPaints.tsx';
import { gangsterOf, LOOKS } from '../games/cashnguns/art/gangsters.ts';
import { MedalPicture } from '../games/cashnguns/art/Medal.tsx';
import styles from './Curtain.module.css';

/** The gangster who is to come to the device. */
export default function CurtainFace({ seat }: { readonly seat: number }) {
  const gangster = gangsterOf(seat);
  return (
    <span className={styles.gangster} style={{ borderColor: LOOKS[gangster].colour }}>
      <CashPaints />
      <MedalPicture gangster={gangster} size={176} />
    </span>
  );
}
