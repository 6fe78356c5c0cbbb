import { useId } from 'react';
import styles from './Field.module.css';
import { Select, type SelectProps } from './Select.tsx';

export interface ChoiceProps<T extends string> extends Pick<SelectProps<T>, 'value' | 'options' | 'onChange'> {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** One of more than fit side by side. */
export function Choice<T extends string>({ label, hint, ...select }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
