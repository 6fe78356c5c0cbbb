import type { ReactNode } from 'react';
import { SPOTLIGHT } from '../../draw/paints.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The colour of the light behind it. */
  readonly mood: 'walnut' | 'ink' | 'green' | 'red' | 'violet' | 'felt' | 'grey';
  readonly height: number; // of a drawing 390 wide
  /** Words over the drawing. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The drawing of a private choice. Fills its box, whatever is left of it. */
export const Picture = ({ mood, height, above, children }: PictureProps) => (
  <div className={`${styles.box} ${styles[mood]}`}>
    {above}
    <svg className={styles.drawing} viewBox={`0 0 390 ${height}`} aria-hidden="true" focusable="false">
      <circle cx={195} cy={height * 0.48} r={height * 0.62} fill={SPOTLIGHT} opacity={0.7} />
      {children}
    </svg>
  </div>
);
