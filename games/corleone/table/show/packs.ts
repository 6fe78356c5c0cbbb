import { bindPack, type Content, type Pack, standardPack } from '@omerta/corleone/seen';
import type { PageParts } from '@omerta/table/page/pageParts.ts';
import type { TableSource } from '@omerta/table/table/source.ts';

type FetchPack = PageParts['fetchPack'];

const standard = bindPack(standardPack);
const loaded = new Map<string, Promise<Content>>([[standard.hash, Promise.resolve(standard)]]);

/** The same promise for the same pack, so that a table may wait for it while it draws. */
export function loadContent(hash: string, source: TableSource, fetchPack: FetchPack): Promise<Content> {
  const known = loaded.get(hash);
  if (known !== undefined) return known;
  const content = fetchContent(hash, source, fetchPack).catch((error: unknown) => {
    loaded.delete(hash); // the server may be reachable the next time
    throw error;
  });
  loaded.set(hash, content);
  return content;
}

const atHand = new Map<string, Content>([[standard.hash, standard]]);

/** A pack that was loaded before, for callers that cannot wait; the standard one is always there. */
export const contentAtHand = (hash: string): Content => atHand.get(hash) ?? standard;

/** A game in this browser brings its pack along; the server stores those of its tables. Both were checked before. */
async function fetchContent(hash: string, source: TableSource, fetchPack: FetchPack): Promise<Content> {
  const own = (await source.pack?.()) as Pack | undefined;
  const content = bindPack(own ?? ((await fetchPack(hash)) as Pack));
  atHand.set(hash, content);
  return content;
}
