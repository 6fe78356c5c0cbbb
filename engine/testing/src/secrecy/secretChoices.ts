import { type GameTypes, pick } from '@omerta/kernel';
import type { Scene } from './leak.ts';
import { playUntilSeen, tellWorldsApart } from './twoWorlds.ts';

/**
 * Two different secret choices of the actor look the same to all other viewers until something is revealed. `sealed`
 * checks this at questions for several seats; elsewhere the game must say which choices are secret, because most are
 * public. Returns the number of pairs compared.
 */
export function secretChoices<G extends GameTypes>(
  scene: Scene<G>,
  isSecret: (choice: G['Choice']) => boolean,
): number {
  const { rules, state, actor, choice, random, report } = scene;
  if (!isSecret(choice)) return 0;
  const text = rules.writeChoice(choice);
  const others = rules
    .choices(rules.viewFor(state, actor))
    .filter(other => isSecret(other) && rules.writeChoice(other) !== text);
  if (others.length === 0) return 0;
  const other = pick(random, others);
  for (const viewer of scene.viewers) {
    if (viewer === actor) continue;
    const one = playUntilSeen(scene, rules.clone(state), choice, viewer);
    const what = tellWorldsApart(rules, one, playUntilSeen(scene, rules.clone(state), other, viewer), viewer);
    if (what !== undefined) report('secretChoices', viewer, `${text} or ${rules.writeChoice(other)}: ${what}`);
  }
  return 1;
}
