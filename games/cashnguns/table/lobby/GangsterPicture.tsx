import '../draw/tokens.css';
import { Chip } from '../draw/Chip.tsx';
import { GANGSTERS } from '../draw/gangsters.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { Paints } from '../draw/Paints.tsx';
import styles from './GangsterPicture.module.css';

export interface GangsterPictureProps {
  readonly faction: string;
  readonly size: number;
}

/** A gangster with the letter they go by at the table. */
export default function GangsterPicture({ faction, size }: GangsterPictureProps) {
  const gangster = GANGSTERS.find(each => each === faction) ?? GANGSTERS[0];
  return (
    <span className={styles.gangster}>
      <Paints />
      <MedalPicture gangster={gangster} size={size} />
      <Chip gangster={gangster} size={size / 3} />
    </span>
  );
}
