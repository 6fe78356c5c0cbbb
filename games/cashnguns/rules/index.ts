export { checkInvariants, type InvariantProblem } from './invariants.ts';
export {
  BANGS_EACH,
  CARDS_IN_PILE,
  CLICKS_EACH,
  DIAMOND_BONUS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  ROUNDS,
} from './numbers.ts';
export type { CashPosition } from './position/position.ts';
export { type ReadCashPosition, readCashPosition } from './position/readPosition.ts';
export { writeCashPosition } from './position/writePosition.ts';
export { type CashNGuns, cashnguns } from './rules.ts';
export { runScenario } from './scenario/runScenario.ts';
export * from './seen.ts';
export type { State } from './state.ts';
export { type InvariantWatch, watchInvariants } from './watchInvariants.ts';
