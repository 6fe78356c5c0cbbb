import { useEffect, useState } from 'react';

const read = () => decodeURIComponent(location.hash.slice(1));

/** What stands behind the # of the address, and a way to change it. */
export function useAnchor(): readonly [anchor: string, go: (anchor: string) => void] {
  const [anchor, setAnchor] = useState(read);
  useEffect(() => {
    const listen = () => setAnchor(read());
    addEventListener('hashchange', listen);
    addEventListener('popstate', listen);
    return () => {
      removeEventListener('hashchange', listen);
      removeEventListener('popstate', listen);
    };
  }, []);
  const go = (next: string) => {
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${encodeURIComponent(next)}`);
    setAnchor(next);
  };
  return [anchor, go];
}
