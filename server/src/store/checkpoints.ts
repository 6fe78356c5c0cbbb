/** When what was written is copied from the WAL into the database file itself. */
export interface Checkpoints {
  /** Something was written. */
  written(): void;
  stop(): void;
}

/**
 * Soon after the first write, then once a minute while there are writes. SQLite alone waits for 1,000 pages, and until
 * then the file of a young server, copied without its WAL, is empty.
 */
export function scheduleCheckpoints(checkpoint: () => Promise<void>, { first, later } = USUAL): Checkpoints {
  let timer: NodeJS.Timeout | undefined;
  let pause = first;
  return {
    written() {
      timer ??= setTimeout(async () => {
        pause = later;
        await checkpoint().catch(() => {}); // the WAL keeps it all, and the next write tries again
        timer = undefined;
      }, pause).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

const USUAL = { first: 1000, later: 60_000 };
