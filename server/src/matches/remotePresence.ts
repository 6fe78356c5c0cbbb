import type { PresentAt } from '../store/store.ts';

export type PresentSeats = PresentAt['seats'];

/** The seats present at other nodes, as those report them. A node that has been silent for long counts as dead. */
export class RemotePresence {
  readonly #nodes = new Map<string, { readonly seats: ReadonlyMap<number, number>; readonly heardAt: number }>();

  receive(node: string, seats: PresentSeats, now: number): void {
    if (seats.length === 0) this.#nodes.delete(node);
    else this.#nodes.set(node, { seats: new Map(seats), heardAt: now });
  }

  dropSilent(now: number): void {
    for (const [node, { heardAt }] of this.#nodes) if (now - heardAt > SILENT) this.#nodes.delete(node);
  }

  isPresent(seat: number): boolean {
    return this.lastOpened(seat) !== undefined;
  }

  /** When the seat's page at another node was opened last. */
  lastOpened(seat: number): number | undefined {
    const times = [...this.#nodes.values()].flatMap(({ seats }) => seats.get(seat) ?? []);
    return times.length === 0 ? undefined : Math.max(...times);
  }
}

const SILENT = 45_000;
