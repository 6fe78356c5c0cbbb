// What moves by itself while it is on stage; without motion it only comes and goes.
import type { ReactNode } from 'react';
import { ActNumeral } from '../../draw/pieces/ActNumeral.tsx';
import { CheckSign } from '../../draw/signs.tsx';
import styles from './pieces.module.css';

/** Where something has landed. */
export const Ripple = () => <span className={styles.ripple} />;

/** A card in front of its player, in a light of its own. */
export const InLight = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.light}>
    <span className={styles.rising}>{children}</span>
  </span>
);

/** Turned face up. */
export const Turned = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.turned}>{children}</span>
);

export const Stamped = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.stamped}>
    {children}
    <span className={styles.stamp}>
      <CheckSign size={34} />
    </span>
  </span>
);

/** A figure that is hit tips over. */
export const Falling = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.falling}>{children}</span>
);

/** The Hudson closes over a figure. */
export const Wave = () => (
  <svg className={styles.wave} viewBox="0 0 60 20" aria-hidden="true">
    <path d="M-30 12q7.5-9 15 0t15 0 15 0 15 0 15 0 15 0" />
  </svg>
);

/** Between two acts. */
export const Curtain = ({ act }: { readonly act: number }) => (
  <span className={styles.curtain}>
    <i />
    <i />
    <b>
      <ActNumeral act={act} />
    </b>
  </span>
);
