import type { ReplayParts } from '@omerta/table/replay/replayParts.ts';

const PARTS: Readonly<Record<string, () => Promise<ReplayParts>>> = {
  corleone: async () => (await import('@omerta/corleone/table/replayParts.tsx')).replayParts,
  cashnguns: async () => (await import('@omerta/cashnguns/table/replayParts.tsx')).replayParts,
};

const loaded = new Map<string, Promise<ReplayParts>>();

/** The same promise for the same game, so that a page may wait for it while it draws. */
export function partsOf(game: string): Promise<ReplayParts> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const load = PARTS[game];
  if (load === undefined) throw new Error(`No replay for ${game}`);
  const parts = load().catch((error: unknown) => {
    loaded.delete(game); // the line may be back the next time
    throw error;
  });
  loaded.set(game, parts);
  return parts;
}

export const hasParts = (game: string): boolean => PARTS[game] !== undefined;
