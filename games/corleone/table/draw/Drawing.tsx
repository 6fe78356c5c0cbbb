import type { ReactNode } from 'react';

/** A drawing either says what it shows or is decoration that readers skip. */
export interface Labelled {
  readonly label?: string | undefined;
}

export interface DrawingProps extends Labelled {
  readonly viewBox: string;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly className?: string | undefined;
  readonly fit?: 'meet' | 'slice' | 'none';
  readonly children: ReactNode;
}

const FITS = { meet: 'xMidYMid meet', slice: 'xMidYMid slice', none: 'none' } as const;

export function Drawing({ label, fit = 'meet', children, ...rest }: DrawingProps) {
  return label === undefined ? (
    <svg {...rest} preserveAspectRatio={FITS[fit]} aria-hidden="true" focusable="false">
      {children}
    </svg>
  ) : (
    <svg {...rest} preserveAspectRatio={FITS[fit]} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
