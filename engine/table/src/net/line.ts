import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the house answered the last time it was asked. The browser’s own guess knows nothing of a server at home. */
export const line = createStore<{ readonly isUp: boolean }>(() => ({ isUp: true }));

export const useLine = (): { readonly isUp: boolean } => useStore(line);
