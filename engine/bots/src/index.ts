export type { CashReason } from '@omerta/cashnguns/bots/reasons.ts';
export type { CorleoneReason } from '@omerta/corleone/bots/reasons.ts';
export type { AnyRules, Bot, Budget, Decision, Future } from './bot.ts';
export { botName } from './botName.ts';
export { BOT_GAMES, type BotGame, botOf } from './botOf.ts';
export { ADVISING_LEVEL, type Advise, adviserOf } from './hints/adviserOf.ts';
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
export { type Memory, memoryOf } from './memoryOf.ts';
export { randomFor } from './randomFor.ts';
export { styleAt } from './styleAt.ts';
export { STYLES, type Style } from './styles.ts';
export { thinkingTime } from './thinkingTime.ts';
export { type Position, type Tunable, tunableOf, type Weighing } from './tunable.ts';
export { type NamedWeights, roundedWeight, WEIGHTS_FORMAT, type WeightsFile, writeWeights } from './weightsFile.ts';
