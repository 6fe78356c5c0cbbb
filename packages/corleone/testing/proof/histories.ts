import type { Rules } from '@omerta/kernel';
import { accumulating, oneByOne, plantedIn, type Suite, sameHistories } from '@omerta/kernel/testing';
import { standardPack } from '../../src/pack/standard.ts';
import { type Corleone, corleone } from '../../src/rules.ts';
import { leaks } from '../plantedLeaks.ts';

const standard = corleone(standardPack);

const PLANTED = [
  'forced question skipped because of hidden cards',
  'tribute told step by step',
  'bid in the public task',
];

export const histories: Suite = {
  id: 'S2-corleone',
  promise: 'hidden',
  shows: "Corleone's Empire: whoever remembers a whole game sees the same in two worlds, from one reveal to the next",
  unit: 'games',
  trials: { long: 400, night: 10_000 },
  share: 200,
  run: oneByOne(seed => remember(standard, seed)),
  planted: [
    plantedIn('a sum over all that was hidden, told in steps', 200, seed =>
      remember(
        accumulating(standard, state => state.own[0]!.hand.gun),
        seed,
      ),
    ),
    ...PLANTED.map(name => plantedIn(name, 300, seed => remember(leaks[name]!, seed))),
  ],
};

function remember(rules: Rules<Corleone>, seed: number): Readonly<Record<string, number>> {
  const players = 2 + (seed % 4);
  const { steps, histories } = sameHistories(rules, { players }, players, seed);
  return { steps, histories };
}
