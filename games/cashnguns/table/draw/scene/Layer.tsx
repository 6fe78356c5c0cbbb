import type { ReactNode } from 'react';
import styles from './Layer.module.css';

interface LayerProps {
  readonly className?: string | undefined;
  readonly align?: 'xMidYMid slice' | 'xMinYMid slice';
  readonly children: ReactNode;
}

/** A part of a picture of 1920 by 1080 that moves as a whole: drawn once, and then only moved. */
export const Layer = ({ className, align = 'xMidYMid slice', children }: LayerProps) => (
  <svg
    className={[styles.layer, className].filter(Boolean).join(' ')}
    viewBox="0 0 1920 1080"
    preserveAspectRatio={align}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
