import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';

/** How much fits into this window. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly textSize: number; // per cent
}

/** Which may change under way. */
export function useRoom(): Room {
  const textSize = useSettings(settings => settings.textSize);
  const size = useSyncExternalStore(listenToSize, sizeNow, () => '1440 900');
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return { width, height, textSize };
}

const sizeNow = (): string => `${window.innerWidth} ${window.innerHeight}`;

function listenToSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
