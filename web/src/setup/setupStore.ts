import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type TableSetup, USUAL_SETUP } from './tableSetup.ts';

/** The last table that was set on this device; the next one begins like it. */
export const setups = createStore<TableSetup>()(
  persist(() => USUAL_SETUP, { name: 'omerta-table', version: 3, migrate: afterEarlier }),
);

/** Version 1 stored hints as off although they were never chosen; until version 2 a wish was called a family. */
function afterEarlier(stored: unknown, version: number): TableSetup {
  const { family, ...setup } = stored as TableSetup & { readonly family?: string };
  return { ...setup, wish: family, ...(version < 2 ? { hints: undefined } : {}) };
}

export const useSetup = (): TableSetup => useStore(setups);
