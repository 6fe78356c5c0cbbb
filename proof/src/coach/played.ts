// Records of games among bots, whole or only their end.

import { botOf, type Level, randomFor } from '@omerta/bots';
import type { GameId } from '@omerta/games';
import { type GameRecord, listSeats, NO_SEATS, newRecord, stateFrom } from '@omerta/kernel';
import { GAMES } from '../games.ts';

export function played(game: GameId, players: number, seed: number, level: Level = 'greedy'): GameRecord {
  const { rules, bots } = GAMES[game];
  const bot = botOf(bots, level, rules);
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

/** The last choices, as a record that starts in the middle of a game. */
export function endOf(record: GameRecord, choices: number): GameRecord {
  const cut = record.choices.length - choices;
  const start = stateFrom(GAMES[record.game as GameId].rules, { ...record, choices: record.choices.slice(0, cut) });
  return { ...record, start, choices: record.choices.slice(cut) };
}
