// Two worlds that a seat cannot tell apart, and a bot in that seat of both: it must remember and choose alike.

import { type AnyRules, botOf, LEVELS, randomFor } from '@omerta/bots';
import type { GameId } from '@omerta/games';
import type { GameTypes, Seat } from '@omerta/kernel';
import {
  firstDifference,
  inPairs,
  type Pair,
  type PairedGame,
  type PairSearch,
  type Planted,
  type Suite,
  seenEvents,
} from '@omerta/testing';
import { COACHED_IDS, countsOf, GAMES } from '../games.ts';

export const fairPlay: readonly Suite[] = COACHED_IDS.map(game => ({
  id: `S1-bots-${game}`,
  promise: 'hidden',
  shows: `${GAMES[game].title}: bots of all levels remember and choose alike in two worlds that their seat cannot tell apart`,
  unit: 'pairs of worlds',
  trials: { long: 3_000, night: 10_000 },
  share: 1_000,
  run: inPairs(searchIn(game)),
  planted: [
    planted(game, 'a bot that imagines the world as it is', {
      rulesIn: (rules, { state }) => ({ ...rules, imagine: () => rules.clone(state) }),
    }),
    planted(game, "a bot that draws from the game's own chance", {
      seedIn: (seed, { state }) => JSON.stringify([seed, (state as Secretive).secret.random]),
    }),
    planted(game, 'a memory of what others saw', { seenIn: ({ events }) => events }),
    planted(game, 'a bot that takes the first choice when the next player holds more', {
      answerIn: (answer, choices, { state }, seat) => {
        const [own, next] = [seat, (seat + 1) % (state as Secretive).own.length].map(
          each => JSON.stringify((state as Secretive).own[each]).length,
        );
        return own! < next! ? choices[0]! : answer;
      },
    }),
  ],
}));

/** A game among random or casual players. */
function gameAt(game: GameId, number: number): PairedGame<GameTypes> {
  const { rules, fullOptions } = GAMES[game];
  const counts = countsOf(GAMES[game]);
  const players = counts[number % counts.length]!;
  const casual = botOf(GAMES[game].bots, 'casual', rules);
  return {
    rules,
    options: { ...fullOptions, players },
    seed: number,
    seat: Math.floor(number / counts.length) % players,
    ...(number % 2 === 0 ? {} : { choose: (view, _choices, random) => casual.decide(view, { random }).choice }),
  };
}

type World = Pair<GameTypes>['worlds'][number];

/** How a bot could get information it must not have. */
interface Cheats {
  rulesIn?(rules: AnyRules, world: World): AnyRules;
  seenIn?(world: World): readonly GameTypes['SeenEvent'][];
  seedIn?(seed: number, world: World): string;
  answerIn?(answer: string, choices: readonly string[], world: World, seat: Seat): string;
}

interface Secretive {
  readonly own: readonly unknown[];
  readonly secret: { readonly random: unknown };
}

function searchIn(game: GameId, cheats: Cheats = {}): PairSearch<GameTypes> {
  const { rules } = GAMES[game];
  return {
    gameAt: number => gameAt(game, number),
    difference({ seat, worlds }, seed) {
      const level = LEVELS[seed % LEVELS.length]!;
      const [mine, other] = worlds.map(world => recallIn(world, seat)); // differs sooner than what is chosen by it
      const apart = firstDifference(mine, other);
      if (apart !== undefined) return `memory: ${apart}`;
      const [here, there] = worlds.map(world => answerIn(world, seat, seed));
      return here === there ? undefined : `${level}: ${here}, and in the other world ${there}`;
    },
  };

  function recallIn(world: World, seat: Seat): unknown {
    const memory = GAMES[game].bots.newMemory(rules, (world.state as Secretive).own.length);
    for (const event of cheats.seenIn?.(world) ?? seenEvents(rules, world.events, seat)) memory.see(event);
    return memory.recall;
  }

  function answerIn(world: World, seat: Seat, seed: number): string {
    const view = rules.viewFor(world.state, seat);
    const bot = botOf(GAMES[game].bots, LEVELS[seed % LEVELS.length]!, cheats.rulesIn?.(rules, world) ?? rules);
    const random = randomFor('fair play', cheats.seedIn?.(seed, world) ?? seed);
    const { choice } = bot.decide(view, { random, iterations: FUTURES, recall: recallIn(world, seat) });
    const choices = rules.choices(view).map(each => rules.writeChoice(each));
    const answer = rules.writeChoice(choice);
    return cheats.answerIn?.(answer, choices, world, seat) ?? answer;
  }
}

const FUTURES = 16; // the deep levels search more: slower, with the same information

function planted(game: GameId, name: string, cheats: Cheats): Planted {
  return { name, most: 600, run: inPairs(searchIn(game, cheats), 1) };
}
