import { useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { type Layout, layoutFor } from './layout.ts';

/** The layout for this window, which may change under way. */
export function useLayout(): Layout {
  const textSize = useSettings(settings => settings.textSize);
  const size = useSyncExternalStore(listenToSize, sizeNow, () => '1440 900');
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return layoutFor({ width, height, textSize });
}

const sizeNow = (): string => `${window.innerWidth} ${window.innerHeight}`;

function listenToSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
