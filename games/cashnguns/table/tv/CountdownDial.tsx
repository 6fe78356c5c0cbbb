import { useEffect, useState } from 'react';
import { INK } from '../draw/ink.ts';
import { SHOUT } from '../draw/lettering.ts';
import { DIGITS, digitAt } from '../show/staging/countdown.ts';
import styles from './CountdownDial.module.css';

export interface CountdownDialProps {
  /** When it says "three", by the clock on the wall. */
  readonly startsAt: number;
  readonly digit: number; // milliseconds each
}

const RADIUS = 214;
const ROUND = 2 * Math.PI * RADIUS;
const MARKS = Array.from({ length: 60 }, (_, mark) => mark * 6);

/** Three, two, one. A device that is late joins in at the digit the others show. */
export function CountdownDial({ startsAt, digit }: CountdownDialProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 40);
    return () => clearInterval(timer);
  }, []);
  const shown = digitAt(startsAt, now, digit);
  const gone = Math.min(1, Math.max(0, (now - startsAt) / (DIGITS * digit)));
  return (
    <svg className={styles.dial} viewBox="-232 -232 464 464" aria-hidden="true" focusable="false">
      <circle r={230} fill="#12161f" fillOpacity={0.92} stroke={INK} strokeWidth={4} />
      <circle r={RADIUS} fill="none" stroke="#39404f" strokeWidth={22} />
      <circle
        r={RADIUS}
        fill="none"
        stroke="#e8bc45"
        strokeWidth={22}
        strokeDasharray={`${ROUND * (1 - gone)} ${ROUND}`}
        transform="rotate(-90)"
      />
      {MARKS.map(angle => (
        <path
          key={angle}
          d={angle % 30 === 0 ? 'M0 -190v24' : 'M0 -190v10'}
          stroke="#c9a227"
          strokeWidth={angle % 30 === 0 ? 6 : 3}
          transform={`rotate(${angle})`}
        />
      ))}
      {shown !== undefined && (
        <g key={shown} className={styles.digit}>
          <text
            {...SHOUT}
            y={112}
            textAnchor="middle"
            fontSize={320}
            fill="#fff1b8"
            stroke={INK}
            strokeWidth={26}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {shown}
          </text>
        </g>
      )}
    </svg>
  );
}
