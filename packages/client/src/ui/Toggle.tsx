import { type ReactNode, useId } from 'react';
import styles from './Toggle.module.css';

export interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: ReactNode;
}

/** On or off. The knob's side and its colour say the same. */
export function Toggle({ label, value, onChange, hint }: ToggleProps) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="veiled"
          checked={value}
          aria-checked={value}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={event => onChange(event.target.checked)}
        />
        <span className={styles.track} aria-hidden="true" />
        <span>{label}</span>
      </label>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
