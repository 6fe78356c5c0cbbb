import { parseArgs } from 'node:util';
import type { GameName } from './figures.ts';
import type { Task } from './measureTable.ts';
import type { Effort } from './speed.ts';

export interface Options {
  readonly json: boolean;
  readonly effort: Effort;
  readonly tasks: readonly Task[];
}

const THOROUGH: Effort = { runs: 5, milliseconds: 200, warmUp: 500, hints: 120 };
const QUICK: Effort = { runs: 5, milliseconds: 20, warmUp: 150, hints: 60 };

const playersOf: { readonly [K in GameName]: readonly number[] } = {
  corleone: [2, 3, 4, 5],
  cashnguns: [4, 5, 6, 7, 8],
  docks: [4],
  boardgame: [4],
};
const games = Object.keys(playersOf) as GameName[];

export function readOptions(words: readonly string[], hasBoardgame: boolean): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      game: { type: 'string', multiple: true, default: games },
      players: { type: 'string', multiple: true },
    },
  });
  const effort = values.quick ? QUICK : THOROUGH;
  const wanted = values.players ?? (values.quick ? ['4', '6'] : undefined);
  const tasks = games
    .filter(game => values.game.includes(game) && (game !== 'boardgame' || hasBoardgame))
    .flatMap(game => playersOf[game].map(players => ({ game, players, effort })))
    .filter(({ players }) => wanted?.includes(String(players)) ?? true);
  if (tasks.length === 0) throw new Error(`Nothing to measure: --game is one of ${games.join(', ')}, --players 2 to 8`);
  return { json: values.json, effort, tasks };
}
