// Pairs of worlds that look the same to a seat which has seen the same story: a bot must choose alike in both.
import { type GameTypes, listSeats, NO_SEATS, pick, randomFrom, type Seat } from '@omerta/kernel';
import { type BotGame, botOf, LEVELS, memoryOf, randomFor } from '../src/index.ts';
import { GAMES } from './played.ts';

export interface FairPairs {
  readonly pairs: number;
  readonly otherWorlds: number; // that really differ in what is hidden
  readonly differences: readonly string[]; // where a bot chose otherwise
}

/** All levels in turn, at tables of all sizes where anything is played; the deep levels look at few futures. */
export function fairPairs(game: BotGame, wanted: number, seed: number): FairPairs {
  const { rules, counts, house } = GAMES[game];
  const bots = LEVELS.map(level => ({ level, bot: botOf(game, level, rules) }));
  const chance = randomFrom(seed);
  const differences: string[] = [];
  let pairs = 0;
  let otherWorlds = 0;
  const compare = (state: unknown, seat: Seat, recall: unknown) => {
    const view = rules.viewFor(state, seat);
    const world = rules.imagine(view, chance);
    if (JSON.stringify(world) !== JSON.stringify(state)) otherWorlds += 1;
    const { level, bot } = bots[pairs % bots.length]!;
    pairs += 1;
    const answer = (seen: unknown) =>
      rules.writeChoice(bot.decide(seen, { random: randomFor('fair', pairs), iterations: FUTURES, recall }).choice);
    const [here, there] = [answer(view), answer(rules.viewFor(world, seat))];
    if (here !== there) differences.push(`pair ${pairs}, ${level}: ${here}, ${there}`);
  };
  for (let deal = 0; pairs < wanted; deal += 1) {
    const players = counts[deal % counts.length]!;
    const memories = Array.from({ length: players }, () => memoryOf(rules, players));
    const events: GameTypes['Event'][] = [];
    const state = rules.setup({ ...house, players }, seed + deal, events);
    for (let step = 1; rules.waitingFor(state) !== NO_SEATS && pairs < wanted; step += 1) {
      for (const event of events.splice(0)) {
        for (const [seat, memory] of memories.entries()) {
          const seen = rules.seenBy(event, seat);
          if (seen !== undefined) memory.see(seen);
        }
      }
      const [seat] = listSeats(rules.waitingFor(state));
      if (step % EVERY === 0) compare(state, seat!, memories[seat!]!.recall);
      rules.play(state, seat!, pick(chance, rules.choices(rules.viewFor(state, seat!))), events);
    }
  }
  return { pairs, otherWorlds, differences };
}

const FUTURES = 16;
const EVERY = 5; // steps of a game
