import { type GameTypes, has, pick, type Rules, type Viewer } from '../../src/index.ts';
import { firstDifference } from '../firstDifference.ts';
import type { Scene } from './leak.ts';
import { tellApart } from './look.ts';

/**
 * The same choice, played in the real state and in a world that the viewer imagined, looks the same to the viewer
 * until something is revealed to it. Says how many pairs of worlds were compared.
 */
export function sameWorld<G extends GameTypes>(scene: Scene<G>): number {
  const { rules, state, actor, choice, random, report } = scene;
  let compared = 0;
  for (const viewer of scene.viewers) {
    const world = rules.imagine(rules.viewFor(state, viewer), random);
    const before = tellApart(rules, state, world, viewer);
    if (before !== undefined) {
      report('sameWorld', viewer, `the imagined world looks different: ${before}`);
      continue;
    }
    if (rules.whyNot(rules.viewFor(world, actor), choice) !== undefined) {
      if (viewer === actor) report('sameWorld', viewer, 'its own choice is illegal in the world it imagined');
      continue;
    }
    compared++;
    const real = rules.clone(state);
    const inReal = playUntilSeen(scene, real, viewer);
    const inWorld = playUntilSeen(scene, world, viewer);
    const difference = differenceIn(rules, viewer, inReal, inWorld) ?? { end: 'reached' };
    if (difference.end === 'revealed') continue;
    const what = difference.end === 'told' ? difference.what : tellApart(rules, real, world, viewer);
    if (what !== undefined) report('sameWorld', viewer, `after ${rules.writeChoice(choice)}: ${what}`);
  }
  return compared;
}

/**
 * An answer in several secret steps shows nothing until it is complete, and the viewer cannot know how far it is.
 * So a step that shows nothing at all is followed by the actor's next.
 */
function playUntilSeen<G extends GameTypes>(
  { rules, actor, choice, random }: Scene<G>,
  state: G['State'],
  viewer: Viewer,
): G['Event'][] {
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
  return events;
}

type Difference = { readonly end: 'revealed' } | { readonly end: 'told'; readonly what: string };

/** Compares what was told, up to the first event that reveals something to the viewer. */
function differenceIn<G extends GameTypes>(
  rules: Rules<G>,
  viewer: Viewer,
  inReal: readonly G['Event'][],
  inWorld: readonly G['Event'][],
): Difference | undefined {
  const isSeen = (event: G['Event']) => rules.seenBy(event, viewer) !== undefined;
  const real = inReal.filter(isSeen);
  const world = inWorld.filter(isSeen);
  for (let at = 0; at < Math.max(real.length, world.length); at++) {
    const pair = [real[at], world[at]].filter(event => event !== undefined);
    if (pair.some(event => rules.isRevealing(event, viewer))) return { end: 'revealed' };
    const [one, other] = pair.map(event => rules.seenBy(event, viewer));
    const what = firstDifference(one, other);
    if (what !== undefined) return { end: 'told', what: `event ${pair[0]?.kind} ${what}` };
  }
  return undefined;
}

const MOST_SECRET_STEPS = 100;
