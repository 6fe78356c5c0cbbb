import type { Rules } from '@omerta/kernel';
import { accumulating, oneByOne, plantedIn, type Suite, sameHistories } from '@omerta/kernel/testing';
import { type CashNGuns, cashnguns } from '../../src/rules.ts';
import { leaks } from '../plantedLeaks.ts';
import { TABLES } from '../tables.ts';

const PLANTED = [
  'face-down discards are told in an order that depends on the cards',
  'a discarded Bang makes the message longer',
];

export const histories: Suite = {
  id: 'S2-cashnguns',
  promise: 'hidden',
  shows: "Ca$h 'n Guns: whoever remembers a whole game sees the same in two worlds, from one reveal to the next",
  unit: 'games',
  trials: { long: 400, night: 10_000 },
  share: 200,
  run: oneByOne(seed => remember(cashnguns, seed)),
  planted: [
    plantedIn('a sum over all that was hidden, told in steps', 200, seed =>
      remember(
        accumulating(cashnguns, state => state.own[0]!.hand.bang),
        seed,
      ),
    ),
    ...PLANTED.map(name => plantedIn(name, 300, seed => remember(leaks[name]!, seed))),
  ],
};

function remember(rules: Rules<CashNGuns>, seed: number): Readonly<Record<string, number>> {
  const options = TABLES[seed % TABLES.length]!;
  const { steps, histories } = sameHistories(rules, options, options.players, seed);
  return { steps, histories };
}
