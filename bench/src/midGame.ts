import type { GameTypes, Rules } from '@omerta/kernel';
import { playersRandom, playOut } from './playOut.ts';
import { inPlace } from './steps.ts';

/** States from the middle half of some random games. */
export function midGameStates<G extends GameTypes>(rules: Rules<G>, options: G['Options']): G['State'][] {
  return Array.from({ length: GAMES }, (_, seed) => middleOf(statesOf(rules, options, seed))).flat();
}

function statesOf<G extends GameTypes>(rules: Rules<G>, options: G['Options'], seed: number): G['State'][] {
  const states: G['State'][] = [];
  const play = inPlace(rules);
  let answers = 0;
  playOut(rules, rules.setup(options, seed), playersRandom(seed), (state, seat, choice) => {
    if (answers++ % EVERY === 0) states.push(rules.clone(state));
    return play(state, seat, choice);
  });
  return states;
}

function middleOf<T>(list: readonly T[]): T[] {
  return list.slice(Math.floor(list.length / 4), Math.ceil((3 * list.length) / 4));
}

const GAMES = 12;
const EVERY = 9;
