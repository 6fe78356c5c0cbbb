import type { ReactNode } from 'react';
import { Frame, type FrameProps } from './Frame.tsx';
import styles from './parts.module.css';

export interface RadioRowProps<T extends string | number> extends Omit<FrameProps, 'children' | 'isGroup'> {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string; readonly sign?: ReactNode }[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side, with signs. */
export const RadioRow = <T extends string | number>({ value, options, onChange, ...frame }: RadioRowProps<T>) => (
  <Frame {...frame} isGroup>
    {({ id }) => (
      <span className={styles.radios}>
        {options.map(option => (
          <label key={option.value} className={styles.radio}>
            <input
              type="radio"
              className="veiled"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.sign}
              {option.label}
            </span>
          </label>
        ))}
      </span>
    )}
  </Frame>
);
