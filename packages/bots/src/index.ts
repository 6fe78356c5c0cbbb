export type { AnyRules, Bot, Budget, Decision } from './bot.ts';
export { botName } from './botName.ts';
export { BOT_GAMES, type BotGame, botOf } from './botOf.ts';
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
