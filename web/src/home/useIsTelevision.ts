import { useState, useSyncExternalStore } from 'react';

const LARGE = '(min-width: 1600px)';
const EXACT = '(any-pointer: fine)';
const KEY = 'omerta-no-television';

/** A large screen that nothing can point at exactly, until somebody says that they play on it. */
export function useIsTelevision(): [boolean, () => void] {
  const looksLikeIt = useSyncExternalStore(
    told => {
      const media = matchMedia(LARGE);
      media.addEventListener('change', told);
      return () => media.removeEventListener('change', told);
    },
    () => matchMedia(LARGE).matches && !matchMedia(EXACT).matches,
  );
  const [isNone, setNone] = useState(() => sessionStorage.getItem(KEY) !== null);
  const stay = () => {
    sessionStorage.setItem(KEY, 'yes');
    setNone(true);
  };
  return [looksLikeIt && !isNone, stay];
}
