import { createStore } from 'zustand/vanilla';

/** Whether the player at this page is about to choose, and must not be interrupted. */
export const midMove = createStore<{ readonly isMidMove: boolean }>(() => ({ isMidMove: false }));
