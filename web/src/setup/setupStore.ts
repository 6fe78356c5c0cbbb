import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type TableSetup, USUAL_SETUP } from './tableSetup.ts';

/** The last table that was set on this device; the next one begins like it. */
export const setups = createStore<TableSetup>()(
  persist(() => USUAL_SETUP, { name: 'omerta-table', version: 4, migrate: afterEarlier }),
);

/** Version 1 stored hints as off although they were never chosen. Only my own wish was stored until version 3. */
function afterEarlier(stored: unknown, version: number): TableSetup {
  const { family, wish = family, ...setup } = stored as TableSetup & Partial<Record<'family' | 'wish', string>>;
  return { ...setup, factions: wish === undefined ? [] : [wish], ...(version < 2 ? { hints: undefined } : {}) };
}

export const useSetup = (): TableSetup => useStore(setups);
