import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { fitting, type TableSetup, USUAL_SETUP } from './tableSetup.ts';

/** At once against bots, or a table where others come to. */
export type Purpose = 'play' | 'table';

type Stored = Partial<Omit<TableSetup, 'game'>>;

/** What was chosen on this device the last time, of each game. */
export interface Setups {
  readonly game: string; // the last one; empty before the first
  readonly play: Readonly<Record<string, Stored>>;
  readonly table: Readonly<Record<string, Stored>>;
}

export const NO_SETUPS: Setups = { game: '', play: {}, table: {} };

export const setups = createStore<Setups>()(
  persist(() => NO_SETUPS, { name: 'omerta-table', version: 5, migrate: afterEarlier }),
);

/** The choices of a game, those never made as usual. */
export function setupOf(stored: Setups, purpose: Purpose, game: Pick<WebGame, 'id' | 'players'>): TableSetup {
  const chosen = stored[purpose][game.id];
  return fitting({ ...USUAL_SETUP, players: game.players.usual, ...chosen, game: game.id }, game.players);
}

export const useSetup = (purpose: Purpose, game: Pick<WebGame, 'id' | 'players'>): TableSetup =>
  setupOf(useStore(setups), purpose, game);

/** The level of bots chosen for tables of a game. */
export const useChosenLevel = (game: string): string =>
  useStore(setups, ({ table }) => table[game]?.level ?? USUAL_SETUP.level);

/** The game of the last table, if it is still offered; else the first. */
export function useLastGame<Game extends Pick<WebGame, 'id'>>(games: readonly Game[]): Game {
  const last = useStore(setups, ({ game }) => game);
  return games.find(({ id }) => id === last) ?? games[0]!;
}

export function changeSetup(purpose: Purpose, game: string, change: Stored): void {
  setups.setState(old => ({
    game,
    [purpose]: { ...old[purpose], [game]: { ...old[purpose][game], ...change } },
  }));
}

/**
 * Until version 4 one table was stored for everything. Version 1 stored hints as off although they were never chosen;
 * only my own wish was stored until version 3.
 */
export function afterEarlier(stored: unknown, version: number): Setups {
  const { family, wish = family, game, ...rest } = stored as TableSetup & Partial<Record<'family' | 'wish', string>>;
  if (game === undefined || game === '') return NO_SETUPS;
  const setup = {
    ...rest,
    ...(version < 4 ? { factions: wish === undefined ? [] : [wish] } : {}),
    ...(version < 2 ? { hints: undefined } : {}),
  };
  const { where } = setup;
  return {
    game,
    play: { [game]: { ...setup, where: where === 'device' ? where : 'online' } },
    table: { [game]: { ...setup, where: where === 'device' ? 'online' : where } },
  };
}
