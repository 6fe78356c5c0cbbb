import { useEffect, useState } from 'react';

/** The name of the chosen pack: undefined until it is known, empty if the pack no longer exists. */
export function usePackName(hash: string | undefined): string | undefined {
  const [found, setFound] = useState<{ readonly hash: string; readonly name: string } | undefined>(undefined);
  useEffect(() => {
    if (hash === undefined) return;
    const looking = { isOver: false };
    void nameOf(hash).then(name => {
      if (!looking.isOver) setFound({ hash, name });
    });
    return () => {
      looking.isOver = true;
    };
  }, [hash]);
  return found?.hash === hash ? found?.name : undefined;
}

/** Packs are read with the rules of their game, which the home page does not load. */
async function nameOf(hash: string): Promise<string> {
  const { findPack } = await import('../practice/findPack.ts');
  const pack: { readonly name?: unknown } | undefined = await findPack(hash);
  return typeof pack?.name === 'string' ? pack.name : '';
}
