import type { Content } from '../content.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { type Baseline, baselineOf } from './baseline.ts';
import type { WatchChange } from './changes/change.ts';
import { watchFiguresPlayed } from './changes/figuresPlayed.ts';
import { watchHands } from './changes/hands.ts';
import { watchMarkers } from './changes/markers.ts';
import { watchNarcotics } from './changes/narcotics.ts';
import { watchPublicJobs } from './changes/publicJobs.ts';
import { watchRemovedAllies } from './changes/removedAllies.ts';
import { watchSuitcases } from './changes/suitcases.ts';
import { checkInvariants } from './checkInvariants.ts';
import type { InvariantProblem } from './problem.ts';

export interface InvariantWatch {
  /** Call it after every choice, with the events of that step alone. */
  after(state: State, events: readonly Event[]): InvariantProblem[];
}

/** Checks all invariants step by step, those about change included, from `state` on. */
export const watchInvariants = (
  content: Content,
  state: State,
  baseline: Baseline = baselineOf(content, state),
): InvariantWatch => {
  const changes: readonly WatchChange[] = [
    watchRemovedAllies(state),
    watchHands(content),
    watchPublicJobs(state),
    watchFiguresPlayed(baseline, state),
    watchSuitcases(state),
    watchNarcotics(baseline, state),
    watchMarkers(content, state),
  ];
  return {
    after(now, events) {
      const list = checkInvariants(content, now, baseline);
      for (const change of changes) change(now, events, list);
      return list;
    },
  };
};
