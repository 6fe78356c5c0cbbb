import { memo } from 'react';
import { SHOUT } from './lettering.ts';

export interface TimerRingProps {
  readonly seconds: number;
  readonly total: number;
  readonly size?: number; // px
  readonly isPaused?: boolean;
}

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 5;

/** The time left; say it in words beside it at 10 and at 5 seconds. */
export const TimerRing = memo(function TimerRing({ seconds, total, size = 54, isPaused = false }: TimerRingProps) {
  const share = Math.max(0, Math.min(1, seconds / total));
  const colour = isPaused ? '#8d94a6' : seconds <= LAST_SECONDS ? '#ff7a5c' : '#e8bc45';
  return (
    <svg viewBox="-52 -52 104 104" width={size} height={size} aria-hidden="true" focusable="false">
      <circle r={50} fill="#0d0f15" />
      <circle r={RADIUS} fill="none" stroke="#39404f" strokeWidth={9} />
      <circle
        r={RADIUS}
        fill="none"
        stroke={colour}
        strokeWidth={9}
        strokeLinecap="round"
        strokeDasharray={isPaused ? '10 10' : `${ROUND * share} ${ROUND}`}
        transform="rotate(-90)"
      />
      <text {...SHOUT} y={15} textAnchor="middle" fontSize={44} fill="#f3e7cf">
        {seconds}
      </text>
    </svg>
  );
});
