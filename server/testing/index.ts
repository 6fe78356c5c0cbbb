export { openStore } from '../src/store/openStore.ts';
export { serverMatches } from './play/serverMatches.ts';
export { seenInStore } from './seenInStore.ts';
export { type PgliteServer, startPglite } from './store/pgliteServer.ts';
export { NO_LIMITS } from './testServer.ts';
