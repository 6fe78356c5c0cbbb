import { useMemo } from 'react';
import type { SceneWords } from '../draw/sceneProps.ts';
import { useAtTable } from './atTable.ts';
import { sceneWords } from './sceneWords.ts';

export interface ArtWords extends SceneWords {
  /** Over and under the desk on the New Godfather token. */
  readonly token: readonly [string, string];
}

/** The words that are painted into the art. */
export function useArtWords(): ArtWords {
  const { say, names } = useAtTable();
  return useMemo(
    () => ({ ...sceneWords({ say, names }), token: [say('art.newAbove'), say('art.newBelow')] }),
    [say, names],
  );
}
