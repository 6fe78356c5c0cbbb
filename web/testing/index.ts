export { browserMatches } from './browserMatches.ts';
export { recordOfGame, resumeGame } from './resumedGame.ts';
export type { StoredGames } from './storedGames.ts';
