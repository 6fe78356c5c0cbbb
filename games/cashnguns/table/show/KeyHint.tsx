import styles from './KeyHint.module.css';

export interface KeyHintProps {
  readonly keys: string;
  /** In the upper right corner of its button. */
  readonly isCorner?: boolean;
}

/** The key that does the same, on devices with a keyboard. */
export const KeyHint = ({ keys, isCorner = false }: KeyHintProps) => (
  <span className={`${styles.key} ${isCorner ? styles.corner : ''}`} aria-hidden="true">
    {keys}
  </span>
);
