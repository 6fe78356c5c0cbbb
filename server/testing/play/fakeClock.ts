import type { Clock } from '../../src/clock.ts';

export interface FakeClock extends Clock {
  /** Lets time pass; timers that are due meanwhile run in order and are awaited. */
  pass(milliseconds: number): Promise<void>;
  /** The time of day is changed; no time passes. */
  put(milliseconds: number): void;
}

export function fakeClock(start = 1_790_000_000_000): FakeClock {
  let now = start;
  let ahead = 0;
  const timers = new Set<{ readonly at: number; action(): void }>();
  return {
    now: () => now + ahead,
    passed: () => now - start,
    after(milliseconds, action) {
      const timer = { at: now + Math.max(0, milliseconds), action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settled();
        const next = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.action();
      }
      now = end;
    },
    put(milliseconds) {
      ahead += milliseconds;
    },
  };
}

/** Lets pending promises and callbacks run. */
export function settled(): Promise<void> {
  return new Promise(resolve => {
    let ticks = 0;
    const tick = () => void (++ticks < TICKS ? setImmediate(tick) : resolve());
    setImmediate(tick);
  });
}

const TICKS = 20;
