import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** One primary button for each question; its words are the verb of the act. */
  readonly look?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  /** Why it cannot be pressed now. It stays in the tab order, so that the reason can be heard. */
  readonly closed?: string | false | undefined;
  readonly isBusy?: boolean | undefined;
  readonly icon?: ReactNode;
}

export function Button({
  look = 'secondary',
  size = 'normal',
  closed,
  isBusy,
  icon,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const isClosed = closed !== undefined && closed !== false;
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[look], styles[size], className].filter(Boolean).join(' ')}
      aria-disabled={isClosed || isBusy || undefined}
      aria-busy={isBusy || undefined}
      title={isClosed ? closed : rest.title}
      onClick={event => (isClosed || isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
