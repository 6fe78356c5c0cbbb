import { useId } from 'react';
import styles from './Segmented.module.css';

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
}

/** A few choices side by side, of which one holds. */
export function Segmented<T extends string>({
  label,
  hint,
  value,
  options,
  onChange,
  isLabelHidden,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      <legend className={isLabelHidden ? 'unseen' : styles.label}>{label}</legend>
      <div className={styles.row}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="veiled"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
