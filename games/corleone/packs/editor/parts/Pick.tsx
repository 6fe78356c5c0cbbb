import { Select, type SelectProps } from '@omerta/table/ui/Select.tsx';
import styles from './parts.module.css';

export interface PickProps<T extends string> extends Omit<SelectProps<T>, 'className' | 'aria-label'> {
  readonly label: string;
}

/** One word of a sentence, of several that would fit. */
export const Pick = <T extends string>({ label, ...select }: PickProps<T>) => (
  <Select {...select} className={styles.pick} aria-label={label} />
);
