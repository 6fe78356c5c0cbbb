export { type Block, readBlock, sharesOf } from './block.ts';
export { type Asked, type Contestant, houseBot, type Seen } from './contestant.ts';
export { type Interval, intervalOf } from './interval.ts';
export { type Moments, NO_MOMENTS, withNumber } from './moments.ts';
export { type BlockPlan, type PlayedBlock, playBlock } from './playBlock.ts';
export { type RatedPlayer, rateGames } from './ratings.ts';
export { blocksFor, dealOf, seatingsOf } from './schedule.ts';
export { type Verdict, varianceOfBlocks, verdictOn } from './sequentialTest.ts';
export { type ArenaReport, type SeatReport, type Tally, tally } from './tally.ts';
