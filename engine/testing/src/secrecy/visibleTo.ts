import type { GameTypes, Prompt, Rules, Seats, Viewer } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';

/** Everything a viewer sees at one moment. Shares its parts with the state. */
export interface Visible<G extends GameTypes> {
  readonly waitingFor: Seats;
  readonly mayChoose: Seats;
  readonly view: G['View'];
  readonly choices: readonly G['Choice'][];
  readonly prompt: Prompt | undefined;
}

export function visibleTo<G extends GameTypes>(rules: Rules<G>, state: G['State'], viewer: Viewer): Visible<G> {
  const view = rules.viewFor(state, viewer);
  return {
    waitingFor: rules.waitingFor(state),
    mayChoose: rules.mayChoose(state),
    view,
    choices: rules.choices(view),
    prompt: rules.promptOf(view),
  };
}

/** How the viewer could tell two states apart. */
export function tellApart<G extends GameTypes>(
  rules: Rules<G>,
  one: G['State'],
  other: G['State'],
  viewer: Viewer,
): string | undefined {
  return firstDifference(visibleTo(rules, one, viewer), visibleTo(rules, other, viewer));
}

export function seenEvents<G extends GameTypes>(
  rules: Rules<G>,
  events: readonly G['Event'][],
  viewer: Viewer,
): G['SeenEvent'][] {
  return events.map(event => rules.seenBy(event, viewer)).filter(seen => seen !== undefined);
}
