// How the nodes that share a database inform each other about the matches they hold in memory.

import type { Clock } from '../clock.ts';
import type { Faults } from '../faults.ts';
import type { NodeNotification, PresentAt, Store } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { PresentSeats } from './remotePresence.ts';
import type { ServerClock } from './serverClock.ts';

export interface NodeBusOptions {
  readonly name: string; // unique among the nodes
  readonly store: Store;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly faults: Faults;
  liveOf(id: string): Promise<LiveMatch | undefined> | undefined;
}

export class NodeBus {
  readonly #node: string;
  readonly #parts: NodeBusOptions;
  readonly #stopListening: () => void;
  #publishedAt = -Infinity;
  #isStopped = false;

  constructor(parts: NodeBusOptions) {
    this.#parts = parts;
    this.#node = parts.name;
    this.#stopListening = parts.store.listen(notification => this.#receive(notification));
  }

  /** Another node may hold the match, with its drafts: we act on its deadlines only this long after they are due. */
  get headStart(): number {
    return this.#parts.store.isShared ? HEAD_START : 0;
  }

  publishPresence(match: string, seats: PresentSeats): void {
    this.publish({ kind: 'present', node: this.#node, tables: [{ match, seats }] });
  }

  /** Asks the other nodes who is present at a match that was just opened. Resolves when their time to answer is over. */
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
      .catch(error => faults.report('Other nodes could not be notified', { kind: notification.kind }, error));
  }

  /** Presence is repeated regularly: a node that stays silent is dead. */
  republishPresence(live: Iterable<LiveMatch>): void {
    const now = this.#parts.clock.passed();
    if (!this.#parts.store.isShared || now - this.#publishedAt < PUBLISH_EVERY) return;
    this.#publishedAt = now;
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

  /** Reports that no seat is present here any more. */
  stop(live: Iterable<LiveMatch>): void {
    const tables = [...live].map(({ match }) => ({ match: match.id, seats: [] }));
    for (let at = 0; at < tables.length; at += MOST_TABLES) {
      this.publish({ kind: 'present', node: this.#node, tables: tables.slice(at, at + MOST_TABLES) });
    }
    this.#isStopped = true;
    this.#stopListening();
  }

  #receive(notification: NodeNotification): void {
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
        return []; // handled by the owners of sockets and streams
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
const PUBLISH_EVERY = 15_000;
const MOST_TABLES = 40; // a PostgreSQL notification holds 8000 bytes
