import { useTimeLeft } from '@omerta/table/table/Clock.tsx';
import { useTable } from '@omerta/table/table/useTable.ts';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { TimerRing } from '../draw/TimerRing.tsx';
import { useAtTable } from './atTable.ts';

const SPOKEN = [10, 5]; // seconds

/** The viewer's time as a ring, or that of the player who is waited for; nothing at tables without clocks. */
export function Timer({ size = 54 }: { readonly size?: number }) {
  const { seat: mine, waiting } = useAtTable();
  const say = useWords(tableWords);
  const seat = mine !== undefined && waiting.includes(mine) ? mine : waiting[0];
  const left = useTimeLeft(seat);
  const isPaused = useTable(({ info }) => info?.isPaused === true);
  const seconds = left === undefined ? undefined : Math.ceil(left / 1000);
  const total = useLongest(seconds);
  const spoken = useSpoken(seat === mine ? seconds : undefined);
  if (seconds === undefined || seat === undefined) return null;
  return (
    <span>
      <TimerRing seconds={seconds} total={total} size={size} isPaused={isPaused} />
      <span className="unseen" role="timer" aria-live="polite">
        {spoken === undefined ? '' : say('clock.left', { time: spoken })}
      </span>
    </span>
  );
}

/** The ring is full at the most time that was seen since it was last filled up. */
function useLongest(seconds: number | undefined): number {
  const known = useRef({ most: 1, last: 0 });
  if (seconds !== undefined) {
    const { most, last } = known.current;
    known.current = { most: seconds > last ? seconds : most, last: seconds };
  }
  return Math.max(1, known.current.most);
}

/** Time is spoken at ten and at five seconds. */
function useSpoken(seconds: number | undefined): number | undefined {
  const [spoken, setSpoken] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (seconds !== undefined && SPOKEN.includes(seconds)) setSpoken(seconds);
  }, [seconds]);
  return seconds === undefined ? undefined : spoken;
}
