import type { Clock } from '../clock.ts';

/** `justLeft`: not here any more, but for less than the grace period; a connection may be back any moment. */
export type Presence = 'present' | 'justLeft' | 'absent';

/** When players were here last: by an open page, or by a request over HTTP. */
export class SeatPresence {
  readonly #clock: Clock;
  readonly #since: number; // before that nothing is known
  readonly #seenAt = new Map<number, number>(); // by seat: a page or a request
  readonly #active = new Map<number, () => void>(); // by seat with a recent request: cancels its end
  readonly #onChange: () => void;

  /** `onChange` is called when the last request of a seat is too long ago. */
  constructor(clock: Clock, onChange: () => void) {
    this.#clock = clock;
    this.#since = clock.passed();
    this.#onChange = onChange;
  }

  /** A page of this seat was closed. */
  noteGone(seat: number): void {
    this.#seenAt.set(seat, this.#clock.passed());
  }

  noteRequest(seat: number): void {
    this.noteGone(seat);
    this.#active.get(seat)?.();
    const end = () => {
      this.#active.delete(seat);
      this.#onChange();
    };
    this.#active.set(seat, this.#clock.after(GRACE, end));
  }

  /** A program that asks now and then is as present as an open page. */
  get activeSeats(): number[] {
    return [...this.#active.keys()];
  }

  isActive(seat: number): boolean {
    return this.#active.has(seat);
  }

  /** Of a seat without a page. */
  hasJustLeft(seat: number): boolean {
    return this.#clock.passed() - (this.#seenAt.get(seat) ?? this.#since) < GRACE;
  }

  close(): void {
    for (const cancel of this.#active.values()) cancel();
    this.#active.clear();
  }
}

export const GRACE = 30_000; // milliseconds
