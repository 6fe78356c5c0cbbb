// What this node and the others on the same data tell each other of the matches they have in memory.
import type { NodeNotification, PresentAt, Store } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { PresentSeats } from './remotePresence.ts';
import type { ServerClock } from './serverClock.ts';
import type { Clock, Faults } from './serverContext.ts';

export interface NodeBusOptions {
  readonly name: string; // of this node; no other has it
  readonly store: Store;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly faults: Faults;
  /** The match, where it is in memory. */
  liveOf(id: string): Promise<LiveMatch | undefined> | undefined;
}

export class NodeBus {
  readonly #node: string;
  readonly #parts: NodeBusOptions;
  readonly #stopListening: () => void;
  #toldAt = -Infinity;
  #isStopped = false;

  constructor(parts: NodeBusOptions) {
    this.#parts = parts;
    this.#node = parts.name;
    this.#stopListening = parts.store.listen(notification => this.#hear(notification));
  }

  /** How long ago a deadline must be for us to act on one that another node may have in memory, drafts and all. */
  get headStart(): number {
    return this.#parts.store.isShared ? HEAD_START : 0;
  }

  publishPresence(match: string, seats: PresentSeats): void {
    this.publish({ kind: 'present', node: this.#node, tables: [{ match, seats }] });
  }

  /** Asks who looks on at a match that was just opened. Resolves when whoever had something to say has said it. */
  announceOpened(match: string): Promise<void> {
    const { store, clock } = this.#parts;
    if (!store.isShared) return Promise.resolve();
    this.publish({ kind: 'opened', match });
    return new Promise(resolve => clock.after(TIME_TO_ANSWER, resolve));
  }

  publish(notification: NodeNotification): void {
    const { store, faults } = this.#parts;
    if (!store.isShared || this.#isStopped) return;
    store
      .notify(notification)
      .catch(error => faults.report('The other nodes were not told', { kind: notification.kind }, error));
  }

  /** Tells again who looks on, from time to time: a node that says nothing any more is dead. */
  republishPresence(live: Iterable<LiveMatch>): void {
    const now = this.#parts.clock.passed();
    if (!this.#parts.store.isShared || now - this.#toldAt < TELL_EVERY) return;
    this.#toldAt = now;
    const tables: PresentAt[] = [];
    for (const match of live) {
      match.dropSilentNodes();
      const seats = match.broadcast.presentSeats;
      if (seats.length > 0) tables.push({ match: match.match.id, seats });
    }
    for (let at = 0; at < tables.length; at += MOST_TABLES) {
      this.publish({ kind: 'present', node: this.#node, tables: tables.slice(at, at + MOST_TABLES) });
    }
  }

  /** Nobody looks on here any more. */
  stop(live: Iterable<LiveMatch>): void {
    const tables = [...live].map(({ match }) => ({ match: match.id, seats: [] }));
    for (let at = 0; at < tables.length; at += MOST_TABLES) {
      this.publish({ kind: 'present', node: this.#node, tables: tables.slice(at, at + MOST_TABLES) });
    }
    this.#isStopped = true;
    this.#stopListening();
  }

  #hear(notification: NodeNotification): void {
    const { faults, serverClock } = this.#parts;
    if (notification.kind === 'time') serverClock.receive(notification.now);
    for (const [match, act] of this.#actsOn(notification)) {
      this.#parts
        .liveOf(match)
        ?.then(live => (live === undefined ? undefined : act(live)))
        .catch(error => {
          if (!this.#isStopped) faults.report('The store failed', { match }, error);
        });
    }
  }

  #actsOn(notification: NodeNotification): [match: string, act: (live: LiveMatch) => unknown][] {
    switch (notification.kind) {
      case 'changed':
        return [[notification.match, live => live.refresh()]];
      case 'opened':
        return [[notification.match, live => this.#answer(live)]];
      case 'present':
        return notification.tables.map(({ match, seats }) => [
          match,
          live => live.receivePresence({ node: notification.node, isBefore: notification.node < this.#node }, seats),
        ]);
      case 'draft':
        return [
          [
            notification.match,
            live => live.drafts.receive(notification.seat, notification.decision, notification.text),
          ],
        ];
      case 'time':
        return [];
      case 'sessionEnded':
      case 'sessionsEnded':
        return []; // for those who keep doors open
    }
  }

  #answer(live: LiveMatch): void {
    const { id } = live.match;
    const seats = live.broadcast.presentSeats;
    if (seats.length > 0) this.publishPresence(id, seats);
    for (const draft of live.drafts.all()) this.publish({ kind: 'draft', match: id, ...draft });
  }
}

const HEAD_START = 1_500;
const TIME_TO_ANSWER = 300;
const TELL_EVERY = 15_000;
const MOST_TABLES = 40; // a notification of PostgreSQL holds 8000 bytes
