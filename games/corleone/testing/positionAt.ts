import { bindPack } from '../rules/content.ts';
import { standardPack } from '../rules/pack/standard.ts';
import type { CorleonePosition } from '../rules/position/position.ts';
import { writeCorleonePosition } from '../rules/position/writePosition.ts';
import { rulesFor } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { randomSteps } from './randomSteps.ts';

/** The first matching moment of a random game, as a position of the standard pack. */
export const positionAt = (players: number, fits: (state: State) => boolean): CorleonePosition => {
  const content = bindPack(standardPack);
  for (let seed = 0; seed < MOST_GAMES; seed += 1) {
    for (const { state } of randomSteps(rulesFor(content), players, seed))
      if (fits(state)) return writeCorleonePosition(content, state);
  }
  throw new Error('No such moment came up');
};

const MOST_GAMES = 200;
