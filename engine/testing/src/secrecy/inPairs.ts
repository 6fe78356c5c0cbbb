import type { GameTypes } from '@omerta/kernel';
import type { Failure, Run, TrialReport, TrialRequest } from '../proof/suite.ts';
import { type Pair, type PairedGame, pairedWorlds } from './pairedWorlds.ts';

export interface PairSearch<G extends GameTypes> {
  /** A different game for each number. */
  gameAt(number: number): PairedGame<G>;
  /** How the two worlds differ, or undefined. */
  difference(pair: Pair<G>, seed: number): Promise<string | undefined> | string | undefined;
}

/** A pair of worlds for each seed. Pairs in a row come from the same games, one after another. */
export function inPairs<G extends GameTypes>({ gameAt, difference }: PairSearch<G>, enough = ENOUGH): Run {
  return async ({ first, count, until }: TrialRequest): Promise<TrialReport> => {
    const failures: Failure[] = [];
    const sums = { 'with other hands': 0, 'gone on from another past': 0 };
    const end = first + count;
    let seed = first;
    while (seed < end && failures.length < enough && !until()) {
      let at = seed - (seed % ROW);
      for (const pair of pairsFrom(at, gameAt)) {
        if (at === seed) {
          const what = await difference(pair, seed);
          if (what !== undefined) failures.push({ seed, what });
          sums['with other hands'] += Number(handsIn(pair, 0) !== handsIn(pair, 1));
          sums['gone on from another past'] += Number(pair.steps > 0);
          seed += 1;
        }
        at += 1;
        if (at % ROW === 0 || seed === end || failures.length >= enough || until()) break;
      }
    }
    return { trials: seed - first, failures, sums };
  };
}

const ROW = 100;
const ENOUGH = 10; // failures

function* pairsFrom<G extends GameTypes>(first: number, gameAt: PairSearch<G>['gameAt']): Generator<Pair<G>, void> {
  for (let number = first; ; number += 1) yield* pairedWorlds(gameAt(number));
}

/** By convention of our games. */
const handsIn = <G extends GameTypes>({ worlds }: Pair<G>, which: 0 | 1): string =>
  JSON.stringify((worlds[which].state as { readonly own?: unknown }).own);
