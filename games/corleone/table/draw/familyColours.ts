import type { CSSProperties } from 'react';
import { FAMILIES, type Side } from './families.ts';

/** The colours of a side for the style sheets below an element: `--family`, `--family-text`, `--family-on`. */
export function familyColours(side: Side): CSSProperties {
  const { fill, text, on } = FAMILIES[side];
  const colours: Readonly<Record<`--${string}`, string>> = {
    '--family': fill,
    '--family-text': text,
    '--family-on': on,
  };
  return colours as CSSProperties; // custom properties are missing in its type
}
