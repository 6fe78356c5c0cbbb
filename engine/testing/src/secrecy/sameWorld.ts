import type { GameTypes } from '@omerta/kernel';
import type { Scene } from './leak.ts';
import { playUntilSeen, tellWorldsApart } from './twoWorlds.ts';
import { tellApart } from './visibleTo.ts';

/**
 * The same choice, played in the real state and in a world the viewer imagined, looks the same to the viewer until
 * something is revealed to it. Returns the number of pairs compared.
 */
export function sameWorld<G extends GameTypes>(scene: Scene<G>): number {
  const { rules, state, actor, choice, by, random, report } = scene;
  let compared = 0;
  for (const viewer of scene.viewers) {
    const imagined = rules.imagine(rules.viewFor(state, viewer), random);
    const before = tellApart(rules, state, imagined, viewer);
    if (before !== undefined) {
      report('sameWorld', viewer, `the imagined world looks different: ${before}`);
      continue;
    }
    if (rules.whyNot(rules.viewFor(imagined, actor), choice, by) !== undefined) {
      if (viewer === actor) report('sameWorld', viewer, 'its own choice is illegal in the world it imagined');
      continue;
    }
    compared++;
    const real = playUntilSeen(scene, rules.clone(state), choice, viewer);
    const what = tellWorldsApart(rules, real, playUntilSeen(scene, imagined, choice, viewer), viewer);
    if (what !== undefined) report('sameWorld', viewer, `after ${rules.writeChoice(choice)}: ${what}`);
  }
  return compared;
}
