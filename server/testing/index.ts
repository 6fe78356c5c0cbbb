export { openStore } from '../src/store/openStore.ts';
export { NO_LIMITS } from './house.ts';
export { serverMatches } from './play/serverMatches.ts';
export { type PgliteServer, startPglite } from './store/pgliteServer.ts';
