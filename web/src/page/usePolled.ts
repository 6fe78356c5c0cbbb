import { useCallback, useEffect, useState } from 'react';

export interface Polled<T> {
  readonly latest: T | undefined;
  readonly look: () => void; // now, not at the next round
}

/** Polls while the page is visible. A failed request is tried again; the last answer stays. */
export function usePolled<T>(ask: () => Promise<T>, milliseconds: number): Polled<T> {
  const [latest, setLatest] = useState<T>();
  const [round, setRound] = useState(0);
  const look = useCallback(() => setRound(count => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    let isOver = false;
    const once = () => {
      if (document.visibilityState === 'hidden') return;
      ask().then(
        answer => isOver || setLatest(answer),
        () => undefined, // the connection state says so
      );
    };
    once();
    const timer = setInterval(once, milliseconds);
    document.addEventListener('visibilitychange', once);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', once);
    };
  }, [ask, milliseconds, round]);
  return { latest, look };
}
