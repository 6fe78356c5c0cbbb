export type { Letter } from '../rules/letters.ts';
export type { Given, GivenSeat } from '../rules/scenario/givenShape.ts';
export type { Told } from '../rules/scenario/told.ts';
export { afterRound, aims, bullets, courage, type Plans, round, shareAll, take } from './answers.ts';
export {
  asks,
  cashWith,
  choicesOf,
  handOf,
  lootOf,
  newGame,
  pile,
  play,
  player,
  promptOf,
  refusal,
  type Story,
  see,
  shares,
  timeOut,
  type ViewerName,
  viewOf,
  waiting,
} from './cashWith.ts';
