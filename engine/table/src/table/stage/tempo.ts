const MOST_BEHIND = 3_000; // milliseconds; more is shown twice as fast

/** How fast things happen on stage: as they should, twice as fast, or at once. */
export interface Tempo {
  animate(element: Element, frames: Keyframe[], ms: number): Promise<void>;
  wait(ms: number): Promise<void>;
  setBehind(ms: number): void;
  /** Ends everything that runs, and all that is still begun before the next rest. */
  skip(): void;
  /** Ends what runs, and nothing that comes after it. */
  next(): void;
  isSkipping(): boolean;
  /** What has moved stays where it came to until now. */
  release(): void;
  rest(): void;
}

export function tempo(): Tempo {
  const running = new Set<() => void>();
  const held = new Set<Animation>();
  let speed = 1;
  let isSkipping = false;

  /** Runs until it is over or skipped. */
  const run = (begin: (end: () => void) => () => void): Promise<void> =>
    new Promise(resolve => {
      const end = () => {
        running.delete(skip);
        resolve();
      };
      const finish = begin(end);
      const skip = () => {
        finish();
        end();
      };
      running.add(skip);
    });

  const endAll = () => {
    for (const end of [...running]) end();
  };

  return {
    animate: (element, frames, ms) => {
      if (isSkipping) return Promise.resolve();
      return run(end => {
        const animation = element.animate(frames, { duration: ms / speed, fill: 'forwards' });
        held.add(animation);
        void animation.finished.then(end, end); // a cancelled animation is over too
        return () => animation.finish();
      });
    },
    wait: ms => {
      if (isSkipping || ms <= 0) return Promise.resolve();
      return run(end => {
        const timer = setTimeout(end, ms / speed);
        return () => clearTimeout(timer);
      });
    },
    setBehind: ms => {
      speed = ms > MOST_BEHIND ? 2 : 1;
    },
    skip: () => {
      isSkipping = true;
      endAll();
    },
    next: endAll,
    isSkipping: () => isSkipping,
    release: () => {
      for (const animation of held) animation.cancel();
      held.clear();
    },
    rest: () => {
      isSkipping = false;
    },
  };
}
