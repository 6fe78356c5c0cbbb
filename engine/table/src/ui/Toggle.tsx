import { type ReactNode, useId } from 'react';
import styles from './Toggle.module.css';

export interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: ReactNode;
  /** Why it cannot be turned just now; said in place of the hint. */
  readonly closed?: ReactNode;
}

/** On or off. The knob's side and its colour say the same. */
export function Toggle({ label, value, onChange, hint, closed }: ToggleProps) {
  const id = useId();
  const words = closed ?? hint;
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
          aria-disabled={closed !== undefined || undefined}
          aria-describedby={words === undefined ? undefined : `${id}-hint`}
          onChange={event => {
            if (closed === undefined) onChange(event.target.checked);
          }}
        />
        <span className={styles.track} aria-hidden="true" />
        <span>{label}</span>
      </label>
      {words !== undefined && <p id={`${id}-hint`}>{words}</p>}
    </div>
  );
}
