import type { Rules, Seat } from '@omerta/kernel';
import { findLeaks, firstDifference, randomGame } from '@omerta/kernel/testing';
import type { Options } from '../src/options.ts';
import type { CashNGuns } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { isSecret } from './isSecret.ts';
import { tellsTooMuch } from './tellsTooMuch.ts';

/** What somebody could learn, against the rules, in the game of this seed; undefined is nothing. */
export function firstLeak(
  rules: Rules<CashNGuns>,
  seed: number,
  onScene: (state: State, actor: Seat) => void = () => {},
): string | undefined {
  for (let game = 0; game < GAMES_LOOKED_THROUGH; game += 1) {
    const deal = seed + game * FAR;
    const plain = plainLeak(rules, optionsOf(deal), deal);
    if (plain !== undefined) return `deal ${deal}: ${plain}`;
  }
  const search = { options: optionsOf(seed), seeds: [seed], every: 4, clock: true, leastSpread: 0, isSecret, onScene };
  const [leak] = findLeaks(rules, search).leaks;
  return leak && `step ${leak.step}, ${leak.viewer}, ${leak.test}: ${leak.what}`;
}

/** Some talents come up so seldom that the quick look takes in more games than the thorough one. */
const GAMES_LOOKED_THROUGH = 5;
const FAR = 10_000_003; // from one seed to the next of the same trial

const TABLES: readonly Omit<Options, 'players'>[] = [
  { talents: true },
  { talents: true, talentDeal: 'two' },
  { talents: true, lootVisibility: 'open' },
];

const optionsOf = (seed: number): Options => ({ players: 4 + (seed % 5), ...TABLES[seed % TABLES.length] });

/** Somebody eliminated sees more, or less, than a spectator; or an event tells too much. */
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
  return deadSee ?? tellsTooMuch(rules, events, options.players)[0];
}
