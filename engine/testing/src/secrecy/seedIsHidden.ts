import type { GameTypes } from '@omerta/kernel';
import { findRandom } from './findRandom.ts';
import type { Scene } from './leak.ts';
import { seenEvents } from './visibleTo.ts';

/** Neither the seed nor a generator is in any view or seen event. Returns how many were searched. */
export function seedIsHidden<G extends GameTypes>(scene: Scene<G>, seed: string): number {
  const { rules, state, actor, choice, report } = scene;
  const next = rules.clone(state);
  const events: G['Event'][] = [];
  rules.play(next, actor, choice, events);
  for (const viewer of scene.viewers) {
    for (const shown of [rules.viewFor(next, viewer), ...seenEvents(rules, events, viewer)]) {
      if (JSON.stringify(shown).includes(seed)) report('seed', viewer, 'the seed is shown');
      const generator = findRandom(shown);
      if (generator !== undefined) report('seed', viewer, `a generator is shown: ${generator}`);
    }
  }
  return scene.viewers.length;
}
