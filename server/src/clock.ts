/** Tests replace it. */
export interface Clock {
  /** The time of day, for dates that people see. It may jump. */
  now(): number;
  /** Monotonic milliseconds since an arbitrary moment. */
  passed(): number;
  /** Returns how to cancel it. */
  after(milliseconds: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  passed: () => performance.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, Math.max(0, milliseconds));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
