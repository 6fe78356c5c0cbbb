import type { GameTypes } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import type { Scene } from './leak.ts';

/**
 * An event that reveals something to all viewers looks the same to all. Otherwise `isRevealing` ignored the viewer, and
 * `sameWorld` would stop comparing too early.
 */
export function audiencesAreNamed<G extends GameTypes>(scene: Scene<G>): void {
  const { rules, state, actor, choice, viewers, report } = scene;
  const events: G['Event'][] = [];
  rules.play(rules.clone(state), actor, choice, events);
  for (const event of events) {
    const learners = viewers.filter(viewer => rules.isRevealing(event, viewer));
    if (rules.isRevealing(event) !== learners.length > 0) {
      report('audience', 'spectator', `${event.kind} is revealing to anyone, but to no viewer, or the other way round`);
    }
    if (learners.length < viewers.length) continue;
    const [first, ...others] = viewers.map(viewer => rules.seenBy(event, viewer));
    if (others.some(other => firstDifference(first, other) !== undefined)) {
      report(
        'audience',
        'spectator',
        `${event.kind} is revealing to all, but not all see the same of it: name the viewers, or split it`,
      );
    }
  }
}
