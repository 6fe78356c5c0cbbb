import { useSyncExternalStore } from 'react';

/** Whether the page is one column. */
export function useIsNarrow(most = 899): boolean {
  return useSyncExternalStore(
    told => {
      const media = matchMedia(`(max-width: ${most}px)`);
      media.addEventListener('change', told);
      return () => media.removeEventListener('change', told);
    },
    () => matchMedia(`(max-width: ${most}px)`).matches,
  );
}
