import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the server answered the last request. The browser’s own guess knows nothing of a server at home. */
export const serverConnection = createStore<{ readonly isUp: boolean }>(() => ({ isUp: true }));

export const useServerConnection = (): { readonly isUp: boolean } => useStore(serverConnection);
