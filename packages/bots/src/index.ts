export type { AnyRules, Bot, Budget, Decision } from './bot.ts';
export { botName } from './botName.ts';
export { BOT_GAMES, type BotGame, botOf } from './botOf.ts';
export { isLevel, LEVELS, type Level, OFFERED_LEVELS, type OfferedLevel } from './levels.ts';
export { randomFor } from './randomFor.ts';
