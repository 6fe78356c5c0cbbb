/** The time on the wall, and calls later on. */
export interface WallClock {
  now(): number; // milliseconds since 1970
  /** Returns what cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

export const wallClock: WallClock = {
  now: () => Date.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** From 0 to 1. */
export type Chance = () => number;
