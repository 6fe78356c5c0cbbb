import { useEffect, useState } from 'react';

/** Keeps the screen awake while it is looked at, where the browser lets a page do so. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async () => {
      if (document.hidden || isGone) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        setAwake(true);
      } catch {
        setAwake(false); // the battery is low, or the browser does not want to
      }
    };
    void ask();
    const look = () => void ask(); // a hidden page loses it
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
