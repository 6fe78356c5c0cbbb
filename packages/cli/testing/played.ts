import type { BotName } from '../src/bots/bot.ts';
import { corleone } from '../src/corleone/index.ts';
import { RECORD_FORMAT, type RecordFile } from '../src/files/recordFile.ts';
import { playGame } from '../src/simulate/playGame.ts';

/** The record of a whole game among bots. */
export function played(seed: number, players = 4, bot: BotName = 'greedy'): RecordFile {
  const game = corleone.standard();
  const { record, outcome } = playGame({
    game,
    options: game.optionsFor(players),
    seed,
    bot,
    check: false,
    recorded: true,
  });
  if (outcome === undefined) throw new Error(`The game of seed ${seed} was not finished`);
  return { format: RECORD_FORMAT, record, outcome };
}
