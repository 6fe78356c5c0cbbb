import type { GameStore, StoredGame } from './savedGame.ts';

/** For browsers that let a page keep nothing: games last as long as the page. */
export function memoryGames(): GameStore {
  const games = new Map<string, StoredGame>();
  return {
    add: async saved => void games.set(saved.id, { saved, rows: [], state: undefined }),
    open: async id => games.get(id),
    list: async () => [...games.values()].map(({ saved }) => saved).sort((one, other) => other.playedAt - one.playedAt),
    append: async (id, number, row, { state, ...after }) => {
      const kept = games.get(id);
      if (kept === undefined || kept.rows.length !== number - 1) return 'taken';
      games.set(id, { saved: { ...kept.saved, ...after }, rows: [...kept.rows, row], state });
      return 'stored';
    },
    remove: async id => void games.delete(id),
  };
}
