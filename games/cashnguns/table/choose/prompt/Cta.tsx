import type { ReactNode } from 'react';
import { KeyHint } from '../../show/KeyHint.tsx';
import styles from './Cta.module.css';

export interface CtaProps {
  readonly look?: 'brass' | 'plain' | 'danger';
  /** Why it cannot be pressed; its words say what is missing. */
  readonly closed?: string | undefined;
  readonly isBusy?: boolean;
  /** Laid out, where one press still answers. */
  readonly isPicked?: boolean;
  readonly keyHint?: string | undefined;
  readonly small?: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The large button that names what it does. */
export function Cta({
  look = 'brass',
  closed,
  isBusy = false,
  isPicked = false,
  keyHint,
  small,
  onPress,
  children,
}: CtaProps) {
  const isClosed = closed !== undefined || isBusy;
  return (
    <button
      type="button"
      className={`${styles.cta} ${styles[look]}`}
      aria-disabled={isClosed || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={isPicked || undefined}
      onClick={() => !isClosed && onPress()}
    >
      <span className={styles.words}>{closed ?? children}</span>
      {small !== undefined && <small>{small}</small>}
      {keyHint !== undefined && closed === undefined && <KeyHint keys={keyHint} />}
    </button>
  );
}
