import type { Rules, Seat } from '@omerta/kernel';
import { findLeaks, randomGame } from '@omerta/kernel/testing';
import type { Choice } from '../src/choices.ts';
import type { Corleone } from '../src/rules.ts';
import type { State } from '../src/state.ts';
import { tellsTooMuch } from './tellsTooMuch.ts';

/** What somebody could learn, against the rules, in the game of this seed; undefined is nothing. */
export function firstLeak(
  rules: Rules<Corleone>,
  seed: number,
  onScene: (state: State, actor: Seat) => void = () => {},
): string | undefined {
  for (let game = 0; game < GAMES_LOOKED_THROUGH; game += 1) {
    const deal = seed + game * FAR;
    const [told] = tellsTooMuch(rules, randomGame(rules, optionsOf(deal), deal).events);
    if (told !== undefined) return `deal ${deal}: ${told}`;
  }
  const search = { options: optionsOf(seed), seeds: [seed], every: 5, leastSpread: 0, isSecret, onScene };
  const [leak] = findLeaks(rules, search).leaks;
  return leak && `step ${leak.step}, ${leak.viewer}, ${leak.test}: ${leak.what}`;
}

/** Some cards come up so seldom that the quick look takes in more games than the thorough one. */
const GAMES_LOOKED_THROUGH = 10;
const FAR = 10_000_000; // from one seed to the next of the same trial

const optionsOf = (seed: number) => ({ players: 2 + (seed % 4) });
const isSecret = (choice: Choice): boolean => choice.kind === 'keep';
