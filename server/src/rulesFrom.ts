// The rules of tables, made of the packs they name.
import { type ReadPack, rulesWith } from '@omerta/kernel';
import { type AnyRules, gameOf } from './games.ts';
import { LruCache } from './lruCache.ts';
import { Damaged } from './store/errors.ts';
import type { Match, Store } from './store/store.ts';

export interface TableRules {
  /** Of a game with the pack of this hash, or what is wrong with that; undefined: there is no such pack. */
  withPack(game: string, hash: string): Promise<ReadPack | undefined>;
  /** Of a table that is kept: where no rules can be made for it, it is damaged. */
  of(match: Pick<Match, 'id' | 'game' | 'pack'>): Promise<AnyRules>;
}

export function rulesFrom(store: Pick<Store, 'packByHash'>): TableRules {
  const known = new LruCache<ReadPack>(MOST_KEPT); // live tables keep their own
  const withPack: TableRules['withPack'] = async (id, hash) => {
    const game = gameOf(id);
    if (game === undefined) return { ok: false, problems: [`There is no game ${JSON.stringify(id)}.`], warnings: [] };
    if (hash === game.rules.pack) return { ok: true, rules: game.rules, warnings: [] };
    const key = `${id} ${hash}`; // a pack of one game is none of another
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

const MOST_KEPT = 32;
