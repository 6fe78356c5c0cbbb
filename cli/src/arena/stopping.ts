/** Aborts at Ctrl-C, or after this many minutes. */
export interface Stopping {
  readonly signal: AbortSignal;
  readonly isInterrupted: boolean;
  done(): void;
}

export function stopping(minutes: number | undefined): Stopping {
  const controller = new AbortController();
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    controller.abort();
  };
  const timer = minutes === undefined ? undefined : setTimeout(() => controller.abort(), minutes * 60_000);
  process.once('SIGINT', interrupt); // a second Ctrl-C kills the process
  return {
    signal: controller.signal,
    get isInterrupted() {
      return isInterrupted;
    },
    done() {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
    },
  };
}
