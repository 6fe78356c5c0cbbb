export { type Contract, matchContract } from './matchContract.ts';
export type { ContractTable, HostedMatch, MatchHost, Replied, ViewerLog } from './matchHost.ts';
export { countingRows, DEFECTS } from './plantedDefects.ts';
export { framesOf, type PlayedStep, playRandomly, type RandomStep, randomStep, send } from './playRandomly.ts';
export { STORIES, type Story } from './stories.ts';
