import type { CSSProperties } from 'react';

/** What glows appears one after another, in this order. */
export const inOrder = (at: number): CSSProperties => ({ '--order': at }) as CSSProperties; // custom properties are missing in its type
