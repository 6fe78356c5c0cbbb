export type { AnyRules, Bot, Budget, Decision } from './bot.ts';
export { botName } from './botName.ts';
export { BOT_GAMES, type BotGame, botOf } from './botOf.ts';
export { isLevel, LADDER, LEVELS, type Level, OFFERED_LEVELS, type OfferedLevel, type Rung } from './levels.ts';
export { type Memory, memoryOf } from './memoryOf.ts';
export { randomFor } from './randomFor.ts';
export { STYLES, type Style } from './styles.ts';
