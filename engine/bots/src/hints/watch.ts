// Records where a bot's candidates led, world by world.
import type { GameTypes, Rules, Seat } from '@omerta/kernel';
import type { Budget } from '../bot.ts';
import type { Explained } from './adviser.ts';

/** One imagined world: the facts of each candidate played there. */
export type World = ReadonlyMap<string, unknown>;

export interface Watch {
  readonly compared: NonNullable<Budget['compared']>;
  /** Only those of the furthest look ahead, which decides. */
  worlds(): readonly World[];
}

export function watchFutures<G extends GameTypes>(rules: Rules<G>, explained: Explained<G>, seat: Seat): Watch {
  let worlds: World[] = [];
  let wasFar = false;
  return {
    compared(futures, isFar) {
      if (isFar && !wasFar) worlds = [];
      wasFar = isFar;
      worlds.push(
        new Map(futures.map(({ choice, state }) => [rules.writeChoice(choice), explained.sightOf(state, seat)])),
      );
    },
    worlds: () => worlds,
  };
}
