import { createStore } from 'zustand/vanilla';

/** Whether the chat stands open beside the table of this page, where there is room for it. */
export const chatDrawer = createStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));
