import type { Story } from '@omerta/table/game/story.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { use } from 'react';

const loaded = new Map<string, Promise<Story>>();

/** The game in pictures. Waits (Suspense) until it is there. */
export function useStory({ id, story }: WebGame): Story | undefined {
  if (story === undefined) return undefined;
  const known = loaded.get(id) ?? story();
  loaded.set(id, known);
  return use(known);
}
