import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly look?: 'ink' | 'brass';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Badge = ({ look = 'ink', className, children }: BadgeProps) => (
  <span className={[styles.badge, styles[look], className].filter(Boolean).join(' ')}>{children}</span>
);
