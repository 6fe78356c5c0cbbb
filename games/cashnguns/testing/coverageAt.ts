import type { Rules, Seat } from '@omerta/kernel';
import type { CashNGuns } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

/** What a moment covers: its stage, the prompt, and every talent of a living player. */
export function coverageAt(rules: Rules<CashNGuns>, state: State, actor: Seat): string[] {
  const { stage, seats } = state.table;
  const question = rules.promptOf(rules.viewFor(state, actor))?.kind;
  const talents = seats.filter(({ alive, talent }) => alive && talent !== '').map(({ talent }) => `talent ${talent}`);
  return [`phase ${stage}`, `question ${question}`, ...talents];
}
