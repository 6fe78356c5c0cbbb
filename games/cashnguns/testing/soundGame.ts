import { playSoundGame as playSound } from '@omerta/kernel/testing';
import type { Options } from '../src/options.ts';
import { cashnguns } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { watchInvariants } from '../src/watchInvariants.ts';
import { tellsTooMuch } from './tellsTooMuch.ts';

/**
 * Plays a whole random game, with the clock now and then, and throws at a dead end, a broken invariant, a replay that
 * differs or an event that tells too much.
 */
export const playSoundGame = (options: Options, seed: number, rules = cashnguns): State =>
  playSound(rules, options, seed, {
    clock: true,
    watchFrom(start) {
      const watch = watchInvariants(start);
      return (state, events) => [
        ...watch.after(state, events).map(({ id, message }) => `${id} ${message}`),
        ...tellsTooMuch(rules, events, options.players),
      ];
    },
  });
