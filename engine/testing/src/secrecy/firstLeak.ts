import type { GameTypes, Rules, Seat } from '@omerta/kernel';
import { findLeaks, type Search } from '../secrecy.ts';
import type { Spread } from './spread.ts';

/** How leaks of a game are searched. */
export interface LeakSearch<G extends GameTypes> extends Pick<Search<G>, 'every' | 'isSeldom' | 'clock' | 'isSecret'> {
  optionsOf(seed: number): G['Options'];
  /** A quick check of a whole game. */
  plainLeak(rules: Rules<G>, options: G['Options'], seed: number): string | undefined;
  /** Some cards are so rare that the quick check covers more games than the thorough one. */
  readonly games: number;
  readonly far: number; // from one seed to the next of the same trial
}

/** The first hidden fact a viewer could learn in the game of this seed; undefined if none. */
export type FirstLeak<G extends GameTypes> = (
  rules: Rules<G>,
  seed: number,
  watching?: Watching<G>,
) => string | undefined;

/** Called for what was checked. */
export interface Watching<G extends GameTypes> {
  onScene(state: G['State'], actor: Seat): void;
  onSpread(spread: Readonly<Spread>): void;
}

export function firstLeakBy<G extends GameTypes>(search: LeakSearch<G>): FirstLeak<G> {
  const { optionsOf, plainLeak, games, far, ...thorough } = search;
  return (rules, seed, watching) => {
    for (let game = 0; game < games; game += 1) {
      const deal = seed + game * far;
      const plain = plainLeak(rules, optionsOf(deal), deal);
      if (plain !== undefined) return `deal ${deal}: ${plain}`;
    }
    const here = { ...thorough, options: optionsOf(seed), seeds: [seed], leastSpread: 0, ...watching };
    const {
      leaks: [leak],
      spread,
    } = findLeaks(rules, here);
    watching?.onSpread(spread);
    return leak && `step ${leak.step}, ${leak.viewer}, ${leak.test}: ${leak.what}`;
  };
}
