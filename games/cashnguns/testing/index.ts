export type { Letter } from '../rules/letters.ts';
export type { Given } from '../rules/scenario/givenShape.ts';
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
  refusal,
  type Story,
  see,
  shares,
  timeOut,
  viewOf,
  waiting,
} from './cashWith.ts';
