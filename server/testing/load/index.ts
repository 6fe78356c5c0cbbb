export { builtServer } from '../process/builtServer.ts';
export { type Played, type Quantiles, quantilesOf, type Reading } from './measures.ts';
export { SEATS } from './seededTables.ts';
export { type Scene, type StoreKind, underLoad } from './underLoad.ts';
