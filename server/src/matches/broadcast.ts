import type { Viewer } from '@omerta/kernel';
import { frameFor, versionOf } from '@omerta/match';
import type { Frame, Refused, SeatClock, Served, ServedKind, TableInfo } from '@omerta/protocol';
import { shownClocks } from './clocks.ts';
import type { MatchState } from './matchState.ts';
import { type PresentSeats, RemotePresence } from './remotePresence.ts';
import type { ServerContext } from './serverContext.ts';
import { tableInfo, viewerFor } from './tableInfo.ts';
import { type Watcher, Watchers } from './watchers.ts';

export interface WatchReply {
  readonly ok: true;
  readonly table: TableInfo;
  readonly frame?: Frame;
}

export interface RemoteNode {
  readonly node: string;
  readonly isBefore: boolean; // in an order all nodes agree on: for pages opened in the same millisecond
}

/** Shows a match to those who look on: each what its viewer may see, when that has changed. */
export class Broadcast {
  readonly watchers = new Watchers();
  readonly #elsewhere = new RemotePresence();
  readonly #opened = new Map<number, number>(); // by seat: when its page here was opened
  readonly #context: Pick<ServerContext, 'clock' | 'serverClock' | 'faults'>;
  readonly #tellPresent: (seats: PresentSeats) => void;
  #told = '[]';

  /** `tellPresent` is called whenever other players come or go here. */
  constructor(
    context: Pick<ServerContext, 'clock' | 'serverClock' | 'faults'>,
    tellPresent: (seats: PresentSeats) => void,
  ) {
    this.#context = context;
    this.#tellPresent = tellPresent;
  }

  /** The seats with a page here. */
  get presentSeats(): PresentSeats {
    const seats = new Set(this.watchers.all().flatMap(([, viewer]) => (viewer === 'spectator' ? [] : [viewer])));
    return [...seats].map(seat => [seat, this.#opened.get(seat) ?? 0]);
  }

  /** Somebody begins to look, or looks again; `since` is the last version that page has seen. */
  watch(state: MatchState, watcher: Watcher, since: number | undefined): WatchReply | Refused {
    const { match, progress } = state;
    const viewer = viewerFor(match, watcher);
    if (viewer === undefined) return { ok: false, code: 'spectatorsOff' };
    const isNew = this.watchers.viewerOf(watcher) !== viewer;
    this.#admit(match.id, watcher, viewer);
    if (isNew) this.#noteOpened(viewer);
    this.#announce();
    if (isNew && viewer !== 'spectator') this.#showTable(state, watcher);
    const frame = progress && frameFor(match.id, progress, viewer, this.#clocks(state), since);
    return { ok: true, table: this.#tableFor(state, watcher), ...(frame === undefined ? {} : { frame }) };
  }

  leave(state: MatchState, watcher: Watcher): void {
    const viewer = this.watchers.viewerOf(watcher);
    if (this.watchers.remove(watcher) && viewer !== 'spectator') this.#showTable(state);
    this.#announce();
  }

  /** Here or at another node. */
  isPresent(seat: number): boolean {
    return this.watchers.at(seat).length > 0 || this.#elsewhere.isPresent(seat);
  }

  /** Another node tells who looks on there. A seat has one page: the one that was opened last. */
  receivePresence(state: MatchState, from: RemoteNode, seats: PresentSeats): void {
    this.#changePresence(state, () => {
      this.#elsewhere.receive(from.node, seats, this.#context.clock.passed());
      for (const [seat, since] of seats) {
        const ours = this.#opened.get(seat) ?? 0;
        if (ours > since || (ours === since && from.isBefore)) continue;
        for (const older of this.watchers.at(seat)) {
          this.watchers.remove(older);
          this.#send(older, 'stepAside', { match: state.match.id });
        }
      }
    });
  }

  dropSilentNodes(state: MatchState): void {
    this.#changePresence(state, () => this.#elsewhere.dropSilent(this.#context.clock.passed()));
  }

  /** What has changed from one state to the next. */
  publish(before: MatchState, after: MatchState): void {
    if (before.match.revision !== after.match.revision || before.isFrozen !== after.isFrozen) {
      this.#seatAnew(after);
      this.#showTable(after);
    }
    if (after.progress !== before.progress) this.#showFrames(before, after);
    this.#announce();
  }

  /** The page of a seat that is opened last is the one that stays. */
  #admit(match: string, watcher: Watcher, viewer: Viewer): void {
    for (const older of this.watchers.add(watcher, viewer)) this.#send(older, 'stepAside', { match });
  }

  #noteOpened(viewer: Viewer): void {
    if (viewer === 'spectator') return;
    this.#opened.set(viewer, Math.max(this.#context.serverClock.now(), 1 + (this.#elsewhere.lastOpened(viewer) ?? 0)));
  }

  #announce(): void {
    const seats = this.presentSeats;
    const saying = JSON.stringify(seats);
    if (saying === this.#told) return;
    this.#told = saying;
    this.#tellPresent(seats);
  }

  #changePresence(state: MatchState, change: () => void): void {
    const present = () => state.match.seats.map((_, seat) => this.isPresent(seat)).join();
    const before = present();
    change();
    if (present() !== before) this.#showTable(state);
    this.#announce();
  }

  #showFrames({ progress: old }: MatchState, after: MatchState): void {
    const { match, progress } = after;
    if (progress === undefined) return;
    const clocks = this.#clocks(after);
    const frames = new Map<Viewer, Frame>();
    for (const [watcher, viewer] of this.watchers.all()) {
      const since = old === undefined ? 0 : versionOf(old, viewer);
      if (since === versionOf(progress, viewer)) continue;
      const frame = frames.get(viewer) ?? frameFor(match.id, progress, viewer, clocks, since);
      frames.set(viewer, frame);
      this.#send(watcher, 'frame', frame);
    }
  }

  /** Whoever lost a seat, or got one, looks with other eyes. */
  #seatAnew(state: MatchState): void {
    const { match, progress } = state;
    const moved = this.watchers.all().filter(([watcher, old]) => viewerFor(match, watcher) !== old);
    for (const [watcher] of moved) this.watchers.remove(watcher); // whoever lost a seat is no older page of who got it
    for (const [watcher] of moved) {
      const viewer = viewerFor(match, watcher);
      if (viewer === undefined) {
        this.#send(watcher, 'closed', { match: match.id });
        continue;
      }
      this.#admit(match.id, watcher, viewer);
      this.#noteOpened(viewer);
      if (progress !== undefined) {
        this.#send(watcher, 'frame', frameFor(match.id, progress, viewer, this.#clocks(state), undefined));
      }
    }
  }

  #showTable(state: MatchState, except?: Watcher): void {
    for (const [watcher] of this.watchers.all()) {
      if (watcher !== except) this.#send(watcher, 'table', this.#tableFor(state, watcher));
    }
  }

  /** A page that cannot be told anything is told nothing more; the others hear everything. */
  #send<K extends ServedKind>(watcher: Watcher, kind: K, what: Served<K>): void {
    try {
      watcher.send(kind, what);
    } catch (error) {
      this.watchers.remove(watcher);
      this.#context.faults.report('A page could not be told', { kind }, error);
    }
  }

  #tableFor(state: MatchState, watcher: Watcher): TableInfo {
    const { match, isFrozen } = state;
    return tableInfo(match, watcher, seat => this.isPresent(seat), this.#clocks(state), isFrozen);
  }

  #clocks({ clocks }: MatchState): SeatClock[] {
    return shownClocks(clocks, this.#context.serverClock.now());
  }
}
