export { serverMatches } from './play/serverMatches.ts';
