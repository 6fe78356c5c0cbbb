import type { Rules, Seat } from '@omerta/kernel';
import type { Corleone } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

/** What a moment covers: its phase, the prompt, and every face-up ally of a player. */
export function coverageAt(rules: Rules<Corleone>, state: State, actor: Seat): string[] {
  const { phase, seats } = state.table;
  const question = rules.promptOf(rules.viewFor(state, actor))?.kind;
  return [
    `phase ${phase}`,
    `question ${question}`,
    ...seats.flatMap(({ played }) => played.map(ally => `ally ${ally}`)),
  ];
}
