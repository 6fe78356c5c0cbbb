import type { Seat } from '@omerta/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './Clock.module.css';
import { shownTime, timeLeft } from './timeLeft.ts';
import { useTable, useTableModel } from './useTable.ts';

export const LOW_TIME = 10_000; // milliseconds

/** How long a seat still has; nothing at tables without clocks. */
export function Clock({ seat }: { readonly seat: Seat }) {
  const say = useWords(tableWords);
  const left = useTimeLeft(seat);
  const runs = useTable(({ clocks }) => clocks.seats[seat]?.runs === true);
  if (left === undefined) return null;
  const shown = shownTime(left);
  const time = shown.kind === 'clock' ? shown.text : say('clock.days', { days: shown.days, hours: shown.hours });
  const isLow = runs && left <= LOW_TIME;
  return (
    <span className={`${styles.clock} ${runs ? styles.runs : ''} ${isLow ? styles.low : ''}`}>
      <Icon name="clock" size={14} />
      <span aria-hidden="true">{time}</span>
      <span className="unseen">{say(runs ? 'clock.left' : 'clock.stopped', { time })}</span>
    </span>
  );
}

/** Milliseconds, counted on while the clock runs. */
export function useTimeLeft(seat: Seat | undefined): number | undefined {
  const { store } = useTableModel();
  const clocks = useTable(state => state.clocks);
  const runs = seat !== undefined && clocks.seats[seat]?.runs === true;
  const [, setNow] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return seat === undefined ? undefined : timeLeft(store.getState(), seat, performance.now());
}
