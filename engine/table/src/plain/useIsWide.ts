import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 60rem)';

/** Whether there is room beside the table. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    changed => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
