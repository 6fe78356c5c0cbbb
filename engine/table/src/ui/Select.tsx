import type { ComponentProps } from 'react';

export interface SelectProps<T extends string>
  extends Pick<ComponentProps<'select'>, 'id' | 'className' | 'aria-label' | 'aria-describedby'> {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** The browser's own list: it is good with keyboards, phones and screen readers. */
export const Select = <T extends string>({ options, onChange, ...select }: SelectProps<T>) => (
  <select
    {...select}
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
