import { parseArgs } from 'node:util';
import { MEASURED, MEASURED_NAMES } from './games.ts';
import type { Task } from './measureTable.ts';
import type { Effort } from './speed.ts';

export interface Options {
  readonly json: boolean;
  readonly effort: Effort;
  readonly tasks: readonly Task[];
}

const THOROUGH: Effort = { runs: 5, milliseconds: 200, warmUp: 500, hints: 120 };
const QUICK: Effort = { runs: 5, milliseconds: 20, warmUp: 150, hints: 60 };

export function readOptions(words: readonly string[], hasBoardgame: boolean): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      game: { type: 'string', multiple: true, default: [...MEASURED_NAMES] },
      players: { type: 'string', multiple: true },
    },
  });
  const effort = values.quick ? QUICK : THOROUGH;
  const wanted = values.players ?? (values.quick ? ['4', '6'] : undefined);
  const tasks = MEASURED_NAMES.filter(game => values.game.includes(game) && (game !== 'boardgame' || hasBoardgame))
    .flatMap(game => MEASURED[game].players.map(players => ({ game, players, effort })))
    .filter(({ players }) => wanted?.includes(String(players)) ?? true);
  if (tasks.length === 0) throw new Error(`Nothing to measure: --game is one of ${MEASURED_NAMES.join(', ')}`);
  return { json: values.json, effort, tasks };
}
