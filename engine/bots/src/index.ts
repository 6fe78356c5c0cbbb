export type { AnyRules, Bot, Budget, Decision, Future } from './bot.ts';
export { botName } from './botName.ts';
export { botOf } from './botOf.ts';
export { answerAgain, drawPolicies, firstOf, playOn, playOne } from './futures.ts';
export type { GameBots } from './gameBots.ts';
export { greedyBot } from './greedyBot.ts';
export { ADVISING_LEVEL, type Advise, adviseBy } from './hints/advise.ts';
export type { Adviser, Explained } from './hints/adviser.ts';
export type { Advice, Certainty, Hint, Reason } from './hints/hint.ts';
export { recallOf } from './hints/recallOf.ts';
export {
  isLevel,
  LADDER,
  LEVELS,
  type Level,
  levelNamed,
  OFFERED_LEVELS,
  type OfferedLevel,
  type Rung,
  USUAL_LEVEL,
} from './levels.ts';
export {
  bestFirst,
  type Candidate,
  compareInOneWorld,
  type Foresight,
  lookAhead,
  meanOf,
  type SeatedGame,
} from './lookAhead.ts';
export { foldedMemory, type Memory } from './memory.ts';
export { mostWorth } from './mostWorth.ts';
export { plainBots } from './plainBots.ts';
export { chooseBy, luck, mostPromising, type Policy } from './policy.ts';
export { randomBot } from './randomBot.ts';
export { randomFor } from './randomFor.ts';
export { styleAt } from './styleAt.ts';
export { STYLES, type Style } from './styles.ts';
export { AT_A_GLANCE, thinkingTime } from './thinkingTime.ts';
export type { Position, Tunable, Weighing } from './tunable.ts';
export {
  type NamedWeights,
  numbersOf,
  roundedWeight,
  WEIGHTS_FORMAT,
  type WeightsFile,
  writeWeights,
} from './weightsFile.ts';
