// Records of games among bots, whole or only their end.
import { type BotGame, botOf, type Level, randomFor } from '@omerta/bots';
import { cashnguns } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { type GameRecord, type GameTypes, listSeats, NO_SEATS, newRecord, type Rules, stateFrom } from '@omerta/kernel';

export const RULES: { readonly [Game in BotGame]: Rules<GameTypes> } = {
  corleone: corleone(standardPack),
  cashnguns,
};

export function played(game: BotGame, players: number, seed: number, level: Level = 'greedy'): GameRecord {
  const rules = RULES[game];
  const bot = botOf(game, level, rules);
  const random = randomFor('bots', seed);
  const record = newRecord(rules, { players }, seed);
  const state = rules.setup(record.options, seed);
  while (rules.waitingFor(state) !== NO_SEATS) {
    const [seat] = listSeats(rules.waitingFor(state));
    const { choice } = bot.decide(rules.viewFor(state, seat!), { random });
    record.choices.push([seat!, rules.writeChoice(choice)]);
    rules.play(state, seat!, choice);
  }
  return record;
}

/** The last so many choices, as a record that begins in the middle. */
export function endOf(record: GameRecord, choices: number): GameRecord {
  const cut = record.choices.length - choices;
  const start = stateFrom(RULES[record.game as BotGame], { ...record, choices: record.choices.slice(0, cut) });
  return { ...record, start, choices: record.choices.slice(cut) };
}
