import { createStore } from 'zustand/vanilla';

/** How many pages of the server were shown since it was opened: the first one leaves the keyboard where it is. */
export const visits = createStore<{ readonly pages: number }>(() => ({ pages: 0 }));
