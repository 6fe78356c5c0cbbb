import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

const BORDER = 3; // white around the code, or cameras do not find it

/** A code for cameras, dark on paper. `label` says what it leads to. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} rx={1.5} fill="var(--paper-50)" />
      <path d={path} fill="var(--walnut-900)" />
    </svg>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const runs = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: runs.join('') };
}
