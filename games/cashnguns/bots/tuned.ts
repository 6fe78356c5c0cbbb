// The weights that come with the game, one file for each number of players. How readily a Bang is played is set by hand:
// tuned players save their Bangs for the last rounds, which opponents soon notice. So is the last shot, because aiming it
// at any player but the leader looks foolish.

import { type NamedWeights, numbersOf, type WeightsFile } from '@omerta/bots';
import { MOST_PLAYERS } from '@omerta/cashnguns/rules';
import four from './weights/4.json' with { type: 'json' };
import five from './weights/5.json' with { type: 'json' };
import six from './weights/6.json' with { type: 'json' };
import seven from './weights/7.json' with { type: 'json' };
import eight from './weights/8.json' with { type: 'json' };
import { UNTUNED, type Weights } from './weights.ts';

export const CASH_FILES: readonly WeightsFile[] = [four, five, six, seven, eight];

/** Weights a tuner may not change. */
export const BY_HAND: readonly string[] = ['bang', 'clickLuck', 'lastShot', 'clip'] satisfies (keyof Weights)[];

/** Must have the names and numbers of `UNTUNED`. */
export function policyWeights(named: NamedWeights): Weights {
  const weights = Object.entries(UNTUNED).map(([name, untuned]) => {
    const numbers = numbersOf(named, name, typeof untuned === 'number' ? 1 : untuned.length);
    return [name, typeof untuned === 'number' ? numbers[0]! : numbers];
  });
  return Object.fromEntries(weights) as Weights; // each name of it was looked up
}

const BY_PLAYERS = byPlayers(({ policy }) => policyWeights(policy));

export const tunedFor = (players: number): Weights => BY_PLAYERS[players]!;

/** Indexed by number of players; below the least, the weights for the least. */
export function byPlayers<T>(weightsIn: (file: WeightsFile) => T): readonly T[] {
  const known = CASH_FILES.map(weightsIn);
  const least = CASH_FILES[0]!.players;
  return Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => known[Math.max(0, players - least)]!);
}
