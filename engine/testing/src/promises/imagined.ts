import { cloneRandom, type GameTypes, pick } from '@omerta/kernel';
import { playRandomly } from '../playRandomly.ts';
import { viewersOf } from '../viewersOf.ts';
import { demand, type Moment } from './moment.ts';

/** A world imagined from any view can be played to its end, even by seats whose cards were imagined. */
export function imaginedWorldPlaysOn<G extends GameTypes>({ rules, state, seats, where, random }: Moment<G>): void {
  const viewer = pick(random, viewersOf(seats));
  const world = rules.imagine(rules.viewFor(state, viewer), random);
  playRandomly(rules, world, cloneRandom(random), { name: `${where}, a world imagined by ${viewer}` });
  demand(rules.outcome(world) !== undefined, where, () => `a world imagined by ${viewer} ends without an outcome`);
}
