import { useEffect, useState } from 'react';
import { useAtTable } from './atTable.ts';
import styles from './JointCount.module.css';
import { digitAt } from './staging/countdown.ts';

/** 3-2-1 before a joint reveal, the same for all viewers. */
export function JointCount() {
  const { scene } = useAtTable();
  const digit = useDigit(scene.beat === 'count' || scene.beat === 'loaded' ? scene.startsAt : undefined, scene.digit);
  if (digit === undefined) return null;
  return (
    <span key={digit} className={styles.digit} aria-hidden="true">
      {digit}
    </span>
  );
}

const TICK = 60; // milliseconds

function useDigit(startsAt: number | undefined, length: number): number | undefined {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startsAt === undefined || length === 0) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [startsAt, length]);
  return startsAt === undefined || length === 0 ? undefined : digitAt(startsAt, now, length);
}
