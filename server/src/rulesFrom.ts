// The rules of a table: those of its game, with its pack.
import { type ReadPack, rulesWith } from '@omerta/kernel';
import { type AnyRules, gameOf } from './games.ts';
import { LruCache } from './lruCache.ts';
import { Damaged } from './store/errors.ts';
import type { Match, Store } from './store/store.ts';

export interface TableRules {
  /** The rules of a game with this pack, or the pack's problems; undefined: no such pack. */
  withPack(game: string, hash: string): Promise<ReadPack | undefined>;
  /** Throws Damaged if a stored table has no valid rules. */
  of(match: Pick<Match, 'id' | 'game' | 'pack'>): Promise<AnyRules>;
}

export function rulesFrom(store: Pick<Store, 'packByHash'>): TableRules {
  const known = new LruCache<ReadPack>(MOST_CACHED); // live tables hold on to theirs
  const withPack: TableRules['withPack'] = async (id, hash) => {
    const game = gameOf(id);
    if (game === undefined) return { ok: false, problems: [`There is no game ${JSON.stringify(id)}.`], warnings: [] };
    if (hash === game.rules.pack) return { ok: true, rules: game.rules, warnings: [] };
    const key = `${id} ${hash}`; // the same pack may not fit another game
    const found = known.get(key);
    if (found !== undefined) return found;
    const pack = await store.packByHash(hash);
    if (pack === undefined) return undefined;
    const read = rulesWith(game, pack.json);
    if (read.ok) known.set(key, read);
    return read;
  };
  return {
    withPack,
    async of({ id, game, pack }) {
      const read = await withPack(game, pack);
      if (!read?.ok) throw new Damaged(id);
      return read.rules;
    },
  };
}

const MOST_CACHED = 32;
