import { type FirstLeak, firstLeakBy, randomGame, visibilityErrors } from '@omerta/testing';
import type { LiarsDice } from '../rules/rules.ts';

/** What a player could learn against the rules in the game of this seed. */
export const firstLeak: FirstLeak<LiarsDice> = firstLeakBy({
  optionsOf: seed => ({ players: 2 + (seed % 5), secondRoll: seed % 2 === 0, spotOn: seed % 3 === 0 }),
  plainLeak(rules, options, seed) {
    const { events } = randomGame(rules, options, seed, { clock: true });
    return visibilityErrors(rules, events, options.players, { diceRolled: ['dice', 'seat'] })[0];
  },
  games: 1,
  far: 10_007,
  every: 3,
  clock: true,
});
