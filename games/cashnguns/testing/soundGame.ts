import { playSoundGame as playSound } from '@omerta/testing';
import type { Options } from '../rules/options.ts';
import { cashnguns } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { watchInvariants } from '../rules/watchInvariants.ts';
import { visibilityErrors } from './visibilityErrors.ts';

/**
 * Plays a whole random game, some choices by the clock, and throws at a dead end, a broken invariant, a replay that
 * differs or an event that shows the wrong fields.
 */
export const playSoundGame = (options: Options, seed: number, rules = cashnguns): State =>
  playSound(rules, options, seed, {
    clock: true,
    watchFrom(start) {
      const watch = watchInvariants(start);
      return (state, events) => [
        ...watch.after(state, events).map(({ id, message }) => `${id} ${message}`),
        ...visibilityErrors(rules, events, options.players),
      ];
    },
  });
