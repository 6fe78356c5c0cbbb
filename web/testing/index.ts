export { browserMatches } from './browserMatches.ts';
