import { BOT_GAMES, type BotGame } from '@omerta/bots';

export function gameOfBots(game: string): BotGame {
  const found = BOT_GAMES.find(each => each === game);
  if (found === undefined) throw new Error(`No bots for ${game}`);
  return found;
}
