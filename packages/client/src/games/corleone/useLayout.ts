import { useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { type Layout, layoutFor } from './layout.ts';

/** The layout for this window, which may change under way. */
export function useLayout(): Layout {
  const textSize = useSettings(settings => settings.textSize);
  return useSyncExternalStore(listenToSize, () =>
    layoutFor({ width: window.innerWidth, height: window.innerHeight, textSize }),
  );
}

function listenToSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
