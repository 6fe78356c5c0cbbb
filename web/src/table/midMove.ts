import { createStore } from 'zustand/vanilla';

/** Whether somebody at this page is about to choose. Nothing may come between. */
export const midMove = createStore<{ readonly isMidMove: boolean }>(() => ({ isMidMove: false }));
