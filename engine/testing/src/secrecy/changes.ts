import { type GameTypes, listSeats, pick } from '@omerta/kernel';
import type { Scene } from './leak.ts';
import { seenEvents, tellApart } from './visibleTo.ts';

/** No other viewer can tell that a seat changed its answer. Returns the number of changes checked. */
export function changesAreUnseen<G extends GameTypes>(scene: Scene<G>): number {
  const { rules, state, viewers, random, report } = scene;
  const answered = listSeats(rules.mayChoose(state) & ~rules.waitingFor(state));
  for (const seat of answered) {
    const choice = pick(random, rules.choices(rules.viewFor(state, seat)));
    const changed = rules.clone(state);
    const events: G['Event'][] = [];
    rules.play(changed, seat, choice, events);
    for (const viewer of viewers) {
      if (viewer === seat) continue;
      const told = seenEvents(rules, events, viewer)[0]?.kind;
      const what = told === undefined ? tellApart(rules, state, changed, viewer) : `event ${told}`;
      if (what !== undefined) report('changes', viewer, `changed to ${rules.writeChoice(choice)}: ${what}`);
    }
  }
  return answered.length;
}
