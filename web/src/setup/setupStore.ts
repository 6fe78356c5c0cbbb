import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type TableSetup, USUAL_SETUP } from './tableSetup.ts';

/** The last table somebody set on this device; the next one begins like it. */
export const setups = createStore<TableSetup>()(
  persist(() => USUAL_SETUP, { name: 'omerta-table', version: 2, migrate: afterEarlier }),
);

/** Before there were hints their switch was kept as off, though nobody had chosen so. */
function afterEarlier(kept: unknown): TableSetup {
  return { ...(kept as TableSetup), hints: undefined }; // it wrote the same otherwise
}

export const useSetup = (): TableSetup => useStore(setups);
