import type { GameRecord } from './record.ts';
import { startOf } from './replay.ts';
import type { GameTypes, Rules } from './rules.ts';
import { type ChoiceFacts, factsOf } from './undo.ts';

/**
 * The state after stored choices. They were checked when they were made and are not checked again; untrusted records go
 * through `replay`. Adds the facts of every choice to `facts`, if given.
 */
export function stateFrom<G extends GameTypes>(
  rules: Rules<G>,
  { choices, ...record }: GameRecord<G>,
  facts?: ChoiceFacts[],
): G['State'] {
  const state = startOf(rules, record);
  for (const [seat, text, by = 'player'] of choices) {
    const choice = rules.readChoice(text);
    if (choice === undefined) throw new Error(`No choice of ${rules.id}: ${JSON.stringify(text)}`);
    if (facts === undefined) rules.play(state, seat, choice);
    else {
      const before = rules.clone(state);
      const events: G['Event'][] = [];
      rules.play(state, seat, choice, events);
      facts.push(factsOf(rules, before, state, events, { seat, by }));
    }
  }
  return state;
}
