import { useEffect } from 'react';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type ServedGame, tablesApi } from './tablesApi.ts';

interface Served {
  readonly games: readonly ServedGame[] | undefined; // until a server has answered
}

/** What the server offered the last time it answered: without it the same games are offered. */
const served = createStore<Served>()(persist(() => ({ games: undefined }) as Served, { name: 'omerta-games' }));

/** Asks the server again. */
export function useServedGames(): readonly ServedGame[] | undefined {
  useEffect(() => {
    tablesApi.games().then(
      ({ games }) => served.setState({ games }),
      () => undefined, // shown by the state of the connection
    );
  }, []);
  return useStore(served, ({ games }) => games);
}
