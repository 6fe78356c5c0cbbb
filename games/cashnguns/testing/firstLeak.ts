import type { Rules } from '@omerta/kernel';
import { type FirstLeak, firstDifference, firstLeakBy, randomGame } from '@omerta/testing';
import type { Options } from '../rules/options.ts';
import type { CashNGuns } from '../rules/rules.ts';
import { isSecret } from './isSecret.ts';
import { visibilityErrors } from './visibilityErrors.ts';

export const firstLeak: FirstLeak<CashNGuns> = firstLeakBy({
  optionsOf: seed => ({ players: 4 + (seed % 5), ...TABLES[seed % TABLES.length] }),
  plainLeak,
  games: 5,
  far: 10_000_003,
  every: 4,
  clock: true,
  isSecret,
});

const TABLES: readonly Omit<Options, 'players'>[] = [
  { talents: true },
  { talents: true, talentDeal: 'two' },
  { talents: true, lootVisibility: 'open' },
];

/** An eliminated player does not see exactly what a spectator sees, or an event shows the wrong fields. */
function plainLeak(rules: Rules<CashNGuns>, options: Options, seed: number): string | undefined {
  let deadSee: string | undefined;
  const { events } = randomGame(rules, options, seed, {
    onStep(state) {
      const spectator = rules.viewFor(state, 'spectator');
      for (const [seat, player] of state.table.seats.entries()) {
        if (player.alive) continue;
        const view = { ...rules.viewFor(state, seat), viewer: 'spectator' };
        deadSee ??= firstDifference(view, spectator) && `eliminated ${seat} sees what no spectator sees`;
      }
    },
  });
  return deadSee ?? visibilityErrors(rules, events, options.players)[0];
}
