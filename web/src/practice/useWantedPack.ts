import { useEffect, useState } from 'react';
import { findPack } from './findPack.ts';

export type WantedPack =
  | { readonly kind: 'standard' | 'loading' | 'gone' }
  | { readonly kind: 'found'; readonly pack: object };

/** The pack an address names. */
export function useWantedPack(name: string | undefined): WantedPack {
  const [found, setFound] = useState<{ readonly name: string; readonly pack: object | undefined }>();
  useEffect(() => {
    if (name === undefined) return;
    let isCurrent = true;
    void findPack(name).then(pack => {
      if (isCurrent) setFound({ name, pack });
    });
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (name === undefined) return { kind: 'standard' };
  if (found?.name !== name) return { kind: 'loading' };
  return found.pack === undefined ? { kind: 'gone' } : { kind: 'found', pack: found.pack };
}
