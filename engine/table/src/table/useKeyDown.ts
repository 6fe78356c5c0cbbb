import { useEffect, useEffectEvent } from 'react';
import { isWritten } from './isWritten.ts';

/** A key goes down, wherever the focus is, unless something is written or a sheet lies over the table. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWritten(event.target) || document.querySelector('dialog[open]') !== null) return;
    onKey(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
