import { type GameTypes, pick } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import { withoutRandom } from './findRandom.ts';
import type { Scene } from './leak.ts';

/** How many imagined worlds differ from the real one: anywhere, and in what other seats see. */
export interface Spread {
  worlds: number;
  differing: number;
  differingForOthers: number;
}

export function addToSpread<G extends GameTypes>({ rules, state, viewers, random }: Scene<G>, spread: Spread): void {
  const viewer = pick(random, viewers);
  const world = rules.imagine(rules.viewFor(state, viewer), random);
  const others = viewers.filter(other => other !== viewer && other !== 'spectator');
  const looksDifferent = others.some(
    other => firstDifference(rules.viewFor(state, other), rules.viewFor(world, other)) !== undefined,
  );
  spread.worlds++;
  if (looksDifferent) spread.differingForOthers++;
  if (looksDifferent || firstDifference(withoutRandom(state), withoutRandom(world)) !== undefined) spread.differing++;
}
