export { browserMatches } from './browserMatches.ts';
export { recordOfGame, resumeGame } from './resumedGame.ts';
export type { ResumedGame, StoredGames } from './storedGames.ts';
