// What this node and the others on the same data tell each other of the matches they have in memory.
import type { PresentAt, Ring, Store } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { PresentSeats } from './remotePresence.ts';
import type { HouseTime } from './serverClock.ts';
import type { Clock, Faults } from './serverContext.ts';

export interface NodeParts {
  readonly name: string; // of this node; no other has it
  readonly store: Store;
  readonly clock: Clock;
  readonly time: HouseTime;
  readonly faults: Faults;
  /** The match, where it is in memory. */
  liveOf(id: string): Promise<LiveMatch | undefined> | undefined;
}

export class OtherNodes {
  readonly #node: string;
  readonly #parts: NodeParts;
  readonly #stopListening: () => void;
  #toldAt = -Infinity;
  #isStopped = false;

  constructor(parts: NodeParts) {
    this.#parts = parts;
    this.#node = parts.name;
    this.#stopListening = parts.store.listen(ring => this.#hear(ring));
  }

  /** How long ago a deadline must be for us to act on one that another node may have in memory, drafts and all. */
  get headStart(): number {
    return this.#parts.store.isShared ? HEAD_START : 0;
  }

  tellPresent(match: string, seats: PresentSeats): void {
    this.tell({ kind: 'present', node: this.#node, tables: [{ match, seats }] });
  }

  /** Asks who looks on at a match that was just opened. Resolves when whoever had something to say has said it. */
  ask(match: string): Promise<void> {
    const { store, clock } = this.#parts;
    if (!store.isShared) return Promise.resolve();
    this.tell({ kind: 'opened', match });
    return new Promise(resolve => clock.after(TIME_TO_ANSWER, resolve));
  }

  tell(ring: Ring): void {
    const { store, faults } = this.#parts;
    if (!store.isShared || this.#isStopped) return;
    store.ring(ring).catch(error => faults.report('The other nodes were not told', { kind: ring.kind }, error));
  }

  /** Tells again who looks on, from time to time: a node that says nothing any more is dead. */
  keepTelling(live: Iterable<LiveMatch>): void {
    const now = this.#parts.clock.passed();
    if (!this.#parts.store.isShared || now - this.#toldAt < TELL_EVERY) return;
    this.#toldAt = now;
    const tables: PresentAt[] = [];
    for (const match of live) {
      match.forgetSilentNodes();
      const seats = match.telling.presentSeats;
      if (seats.length > 0) tables.push({ match: match.match.id, seats });
    }
    for (let at = 0; at < tables.length; at += MOST_TABLES) {
      this.tell({ kind: 'present', node: this.#node, tables: tables.slice(at, at + MOST_TABLES) });
    }
  }

  /** Nobody looks on here any more. */
  stop(live: Iterable<LiveMatch>): void {
    const tables = [...live].map(({ match }) => ({ match: match.id, seats: [] }));
    for (let at = 0; at < tables.length; at += MOST_TABLES) {
      this.tell({ kind: 'present', node: this.#node, tables: tables.slice(at, at + MOST_TABLES) });
    }
    this.#isStopped = true;
    this.#stopListening();
  }

  #hear(ring: Ring): void {
    const { faults, time } = this.#parts;
    if (ring.kind === 'time') time.hear(ring.now);
    for (const [match, act] of this.#actsOn(ring)) {
      this.#parts
        .liveOf(match)
        ?.then(live => (live === undefined ? undefined : act(live)))
        .catch(error => {
          if (!this.#isStopped) faults.report('The store failed', { match }, error);
        });
    }
  }

  #actsOn(ring: Ring): [match: string, act: (live: LiveMatch) => unknown][] {
    switch (ring.kind) {
      case 'changed':
        return [[ring.match, live => live.refresh()]];
      case 'opened':
        return [[ring.match, live => this.#answer(live)]];
      case 'present':
        return ring.tables.map(({ match, seats }) => [
          match,
          live => live.hearPresent({ node: ring.node, isBefore: ring.node < this.#node }, seats),
        ]);
      case 'draft':
        return [[ring.match, live => live.drafts.hear(ring.seat, ring.decision, ring.text)]];
      case 'time':
        return [];
      case 'sessionEnded':
      case 'sessionsEnded':
        return []; // for those who keep doors open
    }
  }

  #answer(live: LiveMatch): void {
    const { id } = live.match;
    const seats = live.telling.presentSeats;
    if (seats.length > 0) this.tellPresent(id, seats);
    for (const draft of live.drafts.all()) this.tell({ kind: 'draft', match: id, ...draft });
  }
}

const HEAD_START = 1_500;
const TIME_TO_ANSWER = 300;
const TELL_EVERY = 15_000;
const MOST_TABLES = 40; // a ring of PostgreSQL holds 8000 bytes
