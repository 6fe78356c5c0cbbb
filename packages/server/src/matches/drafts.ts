import type { Reply } from '@omerta/protocol';
import { refusal } from './command.ts';
import { seatOf } from './lobby.ts';
import type { Playing } from './standing.ts';

/** What players have highlighted but not confirmed: it counts when their time is up, and is recorded nowhere. */
export class Drafts {
  readonly #drafts = new Map<number, { readonly decision: number; readonly text: string }>(); // by seat

  /** Undefined takes it back. */
  keep(
    playing: Playing | undefined,
    person: string | undefined,
    decision: number,
    text: string | undefined,
  ): Reply<'draft'> {
    if (playing === undefined) return refusal('notPlaying');
    const seat = seatOf(playing.match, person);
    if (seat === undefined) return refusal('notYourSeat');
    if (playing.progress.decisions[seat] !== decision) return refusal('stale');
    if (text === undefined) this.#drafts.delete(seat);
    else this.#drafts.set(seat, { decision, text });
    return { ok: true };
  }

  at(seat: number, decision: number): string | undefined {
    const draft = this.#drafts.get(seat);
    return draft?.decision === decision ? draft.text : undefined;
  }
}
