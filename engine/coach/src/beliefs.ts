import type { AnyRules } from '@omerta/bots';
import type { CashBelief } from '@omerta/cashnguns/coach/beliefs.ts';
import type { CorleoneBelief } from '@omerta/corleone/coach/beliefs.ts';
import { type GameRecord, type ReplayProblem, replay, type Seat } from '@omerta/kernel';
import type { Memory } from './coachGame.ts';
import { coachGameOf } from './coachGameOf.ts';

/** What a seat could believe of the others, by all it had seen; by seat, undefined for itself and for who is out. */
export type Beliefs =
  | { readonly game: 'cashnguns'; readonly seats: readonly (CashBelief | undefined)[] }
  | { readonly game: 'corleone'; readonly seats: readonly (CorleoneBelief | undefined)[] };

export type ReadBeliefs =
  | { readonly ok: true; readonly beliefs: Beliefs }
  | { readonly ok: false; readonly problem: ReplayProblem | { readonly code: 'noSuchStep' } };

/** After so many choices; 0 is the start. */
export function beliefsOf(rules: AnyRules, record: GameRecord, step: number, viewer: Seat): ReadBeliefs {
  const game = coachGameOf(rules);
  let memory: Memory | undefined;
  let beliefs: Beliefs | undefined;
  const replayed = replay(rules, record, ({ step: at, state, events }) => {
    if (at > step) return;
    memory ??= game.startMemory(game.playersOf(state));
    for (const event of events) {
      const seen = rules.seenBy(event, viewer);
      if (seen !== undefined) memory = game.remember(memory, seen);
    }
    if (at === step) beliefs = game.beliefsIn(rules.viewFor(state, viewer), memory);
  });
  if (!replayed.ok) return replayed;
  return beliefs === undefined ? { ok: false, problem: { code: 'noSuchStep' } } : { ok: true, beliefs };
}
