// The weights that come with the game, one file for each number of players: what each prospect was worth in the end, in
// dollars more than the others.

import { type NamedWeights, numbersOf, type WeightsFile } from '@omerta/bots';
import two from './weights/2.json' with { type: 'json' };
import three from './weights/3.json' with { type: 'json' };
import four from './weights/4.json' with { type: 'json' };
import five from './weights/5.json' with { type: 'json' };
import { PROSPECTS, type Weights, type WeightsByPlayers } from './weights.ts';

export const CORLEONE_FILES: readonly WeightsFile[] = [two, three, four, five];

const ACTS = 4;

export function prospectWeights(named: NamedWeights): Weights {
  const byProspect = PROSPECTS.map(prospect => numbersOf(named, prospect, ACTS));
  return Array.from({ length: ACTS }, (_, act) => byProspect.map(acts => acts[act]!));
}

export const LEARNED: WeightsByPlayers = {
  2: prospectWeights(two.standing),
  3: prospectWeights(three.standing),
  4: prospectWeights(four.standing),
  5: prospectWeights(five.standing),
};
