import type { Reply } from '@omerta/protocol';
import { refusal } from './command.ts';
import { seatOf } from './lobby.ts';
import type { PlayingState } from './matchState.ts';

export interface Draft {
  readonly seat: number;
  readonly decision: number;
  readonly text?: string; // missing: withdrawn
}

/** Choices that players have highlighted but not confirmed. They count when time runs out, and are not stored. */
export class Drafts {
  readonly #drafts = new Map<number, { readonly decision: number; readonly text: string }>(); // by seat
  readonly #publish: (draft: Draft) => void;

  /** Published to the other nodes: any node may be the one to act at the deadline. */
  constructor(publish: (draft: Draft) => void) {
    this.#publish = publish;
  }

  /** Undefined withdraws the draft. */
  set(
    playing: PlayingState | undefined,
    person: string | undefined,
    decision: number,
    text: string | undefined,
  ): Reply<'draft'> {
    if (playing === undefined) return refusal('notPlaying');
    const seat = seatOf(playing.match, person);
    if (seat === undefined) return refusal('notYourSeat');
    if (playing.progress.decisions[seat] !== decision) return refusal('stale');
    this.receive(seat, decision, text);
    this.#publish({ seat, decision, ...(text === undefined ? {} : { text }) });
    return { ok: true };
  }

  receive(seat: number, decision: number, text: string | undefined): void {
    if (text === undefined) this.#drafts.delete(seat);
    else this.#drafts.set(seat, { decision, text });
  }

  at(seat: number, decision: number): string | undefined {
    const draft = this.#drafts.get(seat);
    return draft?.decision === decision ? draft.text : undefined;
  }

  all(): Draft[] {
    return [...this.#drafts].map(([seat, draft]) => ({ seat, ...draft }));
  }
}
