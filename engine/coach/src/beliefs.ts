import { type GameRecord, type ReplayProblem, replay, type Seat } from '@omerta/kernel';
import type { CoachGame, Memory } from './coachGame.ts';

/** What a seat could believe about the others from all it had seen; by seat, undefined for itself and the eliminated. */
export interface Beliefs<Belief = unknown> {
  readonly game: string;
  readonly seats: readonly (Belief | undefined)[];
}

export type ReadBeliefs =
  | { readonly ok: true; readonly beliefs: Beliefs }
  | { readonly ok: false; readonly problem: ReplayProblem | { readonly code: 'noSuchStep' } };

/** After this many choices; 0 is the start. */
export function beliefsOf(game: CoachGame, record: GameRecord, step: number, viewer: Seat): ReadBeliefs {
  const { rules } = game;
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
