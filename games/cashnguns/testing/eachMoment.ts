import type { Seed } from '@omerta/kernel';
import { randomGame } from '@omerta/testing';
import type { Options } from '../rules/options.ts';
import { cashnguns } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

/** Visits the state before each choice of a random game, some made by the clock, and the final state. */
export const eachMoment = (options: Options, seed: Seed, visit: (state: State) => void): void =>
  visit(randomGame(cashnguns, options, seed, { clock: true, onStep: state => visit(state) }).state);
