export { matchContract } from './matchContract.ts';
export type { ContractTable, HostedMatch, MatchHost, Replied } from './matchHost.ts';
export { framesOf, randomStep, send } from './playRandomly.ts';
