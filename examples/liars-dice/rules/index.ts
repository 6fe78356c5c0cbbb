export { checkInvariants } from './invariants.ts';
export { type LiarsDice, liarsDice } from './rules.ts';
export * from './seen.ts';
