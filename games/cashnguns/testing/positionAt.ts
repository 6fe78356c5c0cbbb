import type { Options } from '../rules/options.ts';
import type { CashPosition } from '../rules/position/position.ts';
import { writeCashPosition } from '../rules/position/writePosition.ts';
import type { State } from '../rules/state.ts';
import { eachMoment } from './eachMoment.ts';

/** The first matching moment of random games, as a position. */
export const positionAt = (options: Options, fits: (state: State) => boolean): CashPosition => {
  for (let seed = 0; seed < MOST_GAMES; seed += 1) {
    const found: CashPosition[] = [];
    eachMoment(options, seed, state => {
      if (found.length === 0 && fits(state)) found.push(writeCashPosition(state));
    });
    if (found[0] !== undefined) return found[0];
  }
  throw new Error('No such moment came up');
};

const MOST_GAMES = 300;
