import { type Pack, packHash, standardPack } from '@omerta/corleone/seen';
import type { PageParts } from '@omerta/table/page/pageParts.ts';
import type { TableSource } from '@omerta/table/table/source.ts';

type FetchPack = PageParts['fetchPack'];

const STANDARD = packHash(standardPack);
const loaded = new Map<string, Promise<Pack>>([[STANDARD, Promise.resolve(standardPack)]]);

/** The same promise for the same pack, so that a table may wait for it while it draws. */
export function loadPack(hash: string, source: TableSource, fetchPack: FetchPack): Promise<Pack> {
  const known = loaded.get(hash);
  if (known !== undefined) return known;
  const pack = brought(hash, source, fetchPack).catch((error: unknown) => {
    loaded.delete(hash); // the line may be back the next time
    throw error;
  });
  loaded.set(hash, pack);
  return pack;
}

const atHand = new Map<string, Pack>([[STANDARD, standardPack]]);

/** A pack that was loaded before, for those who cannot wait; the standard one is always there. */
export const packAtHand = (hash: string): Pack => atHand.get(hash) ?? standardPack;

/** A game in this browser brings its pack along; the server keeps those of its tables. Both were checked before. */
async function brought(hash: string, source: TableSource, fetchPack: FetchPack): Promise<Pack> {
  const own = (await source.pack?.()) as Pack | undefined;
  const pack = own ?? ((await fetchPack(hash)) as Pack);
  atHand.set(hash, pack);
  return pack;
}
