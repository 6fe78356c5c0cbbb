import { type GameTypes, has, pick, type Rules, type Viewer } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import type { Scene } from './leak.ts';
import { tellApart } from './visibleTo.ts';

/** A state after a choice, and the events on the way. */
export interface World<G extends GameTypes> {
  readonly state: G['State'];
  readonly events: G['Event'][];
}

/**
 * Plays the actor's choice. An answer in several secret steps shows nothing until it is complete, and the viewer cannot
 * know how far it is; so after a step that shows the viewer nothing, the actor's next one is played too.
 */
export function playUntilSeen<G extends GameTypes>(
  { rules, actor, random }: Pick<Scene<G>, 'rules' | 'actor' | 'random'>,
  state: G['State'],
  choice: G['Choice'],
  viewer: Viewer,
): World<G> {
  const before = rules.clone(state);
  const events: G['Event'][] = [];
  rules.play(state, actor, choice, events);
  for (let step = 1; step < MOST_SECRET_STEPS; step++) {
    const isSecret =
      has(rules.waitingFor(state), actor) &&
      !events.some(event => rules.seenBy(event, viewer) !== undefined) &&
      tellApart(rules, before, state, viewer) === undefined;
    if (!isSecret) break;
    rules.play(state, actor, pick(random, rules.choices(rules.viewFor(state, actor))), events);
  }
  return { state, events };
}

/** How the viewer could tell two worlds apart, up to the first event that reveals something to it. */
export function tellWorldsApart<G extends GameTypes>(
  rules: Rules<G>,
  one: World<G>,
  other: World<G>,
  viewer: Viewer,
): string | undefined {
  const isSeen = (event: G['Event']) => rules.seenBy(event, viewer) !== undefined;
  const here = one.events.filter(isSeen);
  const there = other.events.filter(isSeen);
  for (let at = 0; at < Math.max(here.length, there.length); at++) {
    const pair = [here[at], there[at]].filter(event => event !== undefined);
    if (pair.some(event => rules.isRevealing(event, viewer))) return undefined;
    const [first, second] = pair.map(event => rules.seenBy(event, viewer));
    const difference = firstDifference(first, second);
    if (difference !== undefined) return `event ${pair[0]?.kind} ${difference}`;
  }
  return tellApart(rules, one.state, other.state, viewer);
}

const MOST_SECRET_STEPS = 100;
