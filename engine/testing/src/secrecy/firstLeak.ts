import type { GameTypes, Rules, Seat } from '@omerta/kernel';
import { findLeaks, type Search } from '../secrecy.ts';
import type { Spread } from './spread.ts';

/** How the leaks of a game are looked for. */
export interface LeakSearch<G extends GameTypes> extends Pick<Search<G>, 'every' | 'isSeldom' | 'clock' | 'isSecret'> {
  optionsOf(seed: number): G['Options'];
  /** What a quick look at a whole game finds. */
  plainLeak(rules: Rules<G>, options: G['Options'], seed: number): string | undefined;
  /** Some cards come up so seldom that the quick look takes in more games than the thorough one. */
  readonly games: number;
  readonly far: number; // from one seed to the next of the same trial
}

/** What somebody could learn, against the rules, in the game of this seed; undefined is nothing. */
export type FirstLeak<G extends GameTypes> = (
  rules: Rules<G>,
  seed: number,
  watching?: Watching<G>,
) => string | undefined;

/** Whoever wants to know what was looked at. */
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
