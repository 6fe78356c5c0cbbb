// Styles of play that do not change strength.

import type { Style } from '@omerta/bots';
import { MOST_PLAYERS } from '@omerta/cashnguns/rules';
import type { Weights, WeightsFor } from './weights.ts';

/** The same player with another style; computed once for each number of players. */
export function styled(weightsFor: WeightsFor, style: Style): WeightsFor {
  const byPlayers = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => {
    const weights = weightsFor(players);
    return { ...weights, ...CHANGES[style](weights) };
  });
  return players => byPlayers[players]!;
}

const CHANGES: { readonly [S in Style]: (weights: Weights) => Partial<Weights> } = {
  plain: () => ({}),
  cautious: ({ bang, shot, wound, secondWound, lossOfLife }) => ({
    bang: bang * 0.6,
    shot: shot * 0.3,
    wound: times(wound, 3),
    secondWound: times(secondWound, 2),
    lossOfLife: lossOfLife * 2,
  }),
  aggressive: ({ bang, shot, wound, secondWound, hurt }) => ({
    bang: bang * 1.8,
    shot: shot * 1.5,
    wound: times(wound, 0.5),
    secondWound: times(secondWound, 0.4),
    hurt: hurt * 1.5,
  }),
  greedy: ({ denial, nextPainting, godfather, frightWealth, hurtWealth }) => ({
    denial: denial + 0.3,
    nextPainting: nextPainting * 0.5,
    godfather: godfather * 0.3,
    frightWealth: frightWealth * 2,
    hurtWealth: hurtWealth * 0.5,
  }),
};

const times = ([atOnce, eachRound]: readonly [number, number], factor: number): readonly [number, number] => [
  atOnce * factor,
  eachRound * factor,
];
