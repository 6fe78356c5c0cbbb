import { type GameTypes, listSeats, pick } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import { sharedPart } from '../sharedPart.ts';
import { viewersOf } from '../viewersOf.ts';
import { demandSame, type Moment } from './moment.ts';

/** A clone has all of the state and shares none of it. Playing on it does not change the original. */
export function cloneIsDeep<G extends GameTypes>({ rules, state, where, random }: Moment<G>): void {
  const before = JSON.stringify(state);
  const copy = rules.clone(state);
  demandSame(firstDifference(state, copy), where, 'the clone is not the same as the state');
  demandSame(sharedPart(copy, state), where, 'the clone shares a part with the state');
  for (const seat of listSeats(rules.mayChoose(copy))) {
    const next = rules.clone(copy);
    const choice = pick(random, rules.choices(rules.viewFor(next, seat)));
    rules.play(next, seat, choice);
    demandSame(sharedPart(next, choice), where, 'the state keeps a part of the choice that was played');
    demandSame(sharedPart(next, copy), where, 'the state that was played on shares a part with its original');
  }
  demandSame(firstDifference(JSON.parse(before), state), where, 'playing on a clone changed the state');
}

/** Reading a game does not change it: views, choices, prompts, imagined worlds. */
export function lookingIsHarmless<G extends GameTypes>({ rules, state, seats, where, random }: Moment<G>): void {
  const before = JSON.stringify(state);
  for (const viewer of viewersOf(seats)) {
    const view = rules.viewFor(state, viewer);
    rules.choices(view);
    rules.promptOf(view);
    const world = rules.imagine(view, random);
    demandSame(sharedPart(world, state), where, `the world that ${viewer} imagines shares a part with the state`);
  }
  rules.outcome(state);
  demandSame(firstDifference(JSON.parse(before), state), where, 'looking at the state changed it');
}
