import styles from './parts.module.css';

export interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly id?: string | undefined;
}

/** One word of a sentence, of several that would fit. */
export const Pick = <T extends string>({ label, value, options, onChange, id }: PickProps<T>) => (
  <select
    id={id}
    className={styles.pick}
    aria-label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find(option => option.value === target.value);
      if (chosen !== undefined) onChange(chosen.value);
    }}
  >
    {options.map(option => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);
