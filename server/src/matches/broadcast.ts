import { logScopeOf, type TableFactions, type Viewer } from '@omerta/kernel';
import { frameFor, versionOf } from '@omerta/match';
import type { Frame, Refused, SeatClock, Served, ServedKind, TableInfo } from '@omerta/protocol';
import { shownClocks } from './clocks.ts';
import type { MatchState } from './matchState.ts';
import { type PresentSeats, RemotePresence } from './remotePresence.ts';
import { type Presence, SeatPresence } from './seatPresence.ts';
import type { ServerContext } from './serverContext.ts';
import { tableInfo, viewerFor } from './tableInfo.ts';
import { type ViewerIdentity, type Watcher, Watchers } from './watchers.ts';

export interface WatchReply {
  readonly ok: true;
  readonly table: TableInfo;
  readonly frame?: Frame;
}

export interface RemoteNode {
  readonly node: string;
  readonly isBefore: boolean; // by an order all nodes agree on: decides between pages opened in the same millisecond
}

/** Sends each viewer of a match what changed for that viewer. */
export class Broadcast {
  readonly watchers = new Watchers();
  readonly #remote = new RemotePresence();
  readonly #opened = new Map<number, number>(); // by seat: when its page here was opened
  readonly #context: Pick<ServerContext, 'clock' | 'serverClock' | 'faults'>;
  readonly #publishPresence: (seats: PresentSeats) => void;
  readonly #presence: SeatPresence;
  readonly #factions: TableFactions | undefined;
  #published = '[]';

  /** `publishPresence` is called whenever the seats present here change. */
  constructor(
    context: Pick<ServerContext, 'clock' | 'serverClock' | 'faults'>,
    publishPresence: (seats: PresentSeats) => void,
    factions: TableFactions | undefined,
    state: () => MatchState,
  ) {
    this.#context = context;
    this.#publishPresence = publishPresence;
    this.#factions = factions;
    this.#presence = new SeatPresence(context.clock, () => {
      this.#sendTable(state());
      this.#announcePresence();
    });
  }

  /** The seats present at this node. Those without a page are dated 0: they replace no page. */
  get presentSeats(): PresentSeats {
    const pages = this.watchers.all().flatMap(([, viewer]) => (viewer === 'spectator' ? [] : [viewer]));
    const seats = new Set([...pages, ...this.#presence.activeSeats]);
    return [...seats].map(seat => [seat, pages.includes(seat) ? (this.#opened.get(seat) ?? 0) : 0]);
  }

  /** Adds a watcher, or answers one that watches already; `since` is the last version its page has seen. */
  watch(state: MatchState, watcher: Watcher, since: number | undefined): WatchReply | Refused {
    const { match, progress } = state;
    const viewer = viewerFor(match, watcher);
    if (viewer === undefined) return { ok: false, code: 'spectatorsOff' };
    const isNew = this.watchers.viewerOf(watcher) !== viewer;
    this.#admit(match.id, watcher, viewer);
    if (isNew) this.#noteOpened(viewer);
    this.#announcePresence();
    if (isNew && (viewer !== 'spectator' || isTvOf(state, watcher))) this.#sendTable(state, watcher);
    const frame = progress && frameFor(match.id, progress, viewer, this.#clocks(state), since, logScopeOf(match));
    return { ok: true, table: this.tableFor(state, watcher), ...(frame === undefined ? {} : { frame }) };
  }

  /** The table as this viewer may know it. */
  tableFor(state: MatchState, viewer: ViewerIdentity): TableInfo {
    const { match, isFrozen } = state;
    return tableInfo(
      match,
      this.#factions,
      viewer,
      seat => this.isPresent(seat),
      this.#clocks(state),
      isFrozen,
      this.hasTv,
    );
  }

  leave(state: MatchState, watcher: Watcher): void {
    const viewer = this.watchers.viewerOf(watcher);
    if (this.watchers.remove(watcher) && (viewer !== 'spectator' || isTvOf(state, watcher))) {
      if (viewer !== undefined && viewer !== 'spectator') this.#presence.noteGone(viewer);
      this.#sendTable(state);
    }
    this.#announcePresence();
  }

  /** A request over HTTP by the player of this seat. */
  noteRequest(state: MatchState, seat: number): void {
    this.#changePresence(state, () => this.#presence.noteRequest(seat));
  }

  /** Whether a shared screen is connected to this node. */
  get hasTv(): boolean {
    return this.watchers.all().some(([{ screen }]) => screen !== undefined);
  }

  /** At this node or another. */
  isPresent(seat: number): boolean {
    return this.hasPage(seat) || this.#presence.isActive(seat) || this.#remote.isPresent(seat);
  }

  /** An open page is shown what happens; a program that asks now and then is not. */
  hasPage(seat: number): boolean {
    return this.watchers.at(seat).length > 0 || (this.#remote.lastOpened(seat) ?? 0) > 0;
  }

  presenceOf(seat: number): Presence {
    if (this.isPresent(seat)) return 'present';
    return this.#presence.hasJustLeft(seat) ? 'justLeft' : 'absent';
  }

  close(): void {
    this.#presence.close();
  }

  /** Another node reports its present seats. A seat has one page: the one opened last. */
  receivePresence(state: MatchState, from: RemoteNode, seats: PresentSeats): void {
    this.#changePresence(state, () => {
      this.#remote.receive(from.node, seats, this.#context.clock.passed());
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
    this.#changePresence(state, () => this.#remote.dropSilent(this.#context.clock.passed()));
  }

  publish(before: MatchState, after: MatchState): void {
    if (before.match.revision !== after.match.revision || before.isFrozen !== after.isFrozen) {
      this.#updateViewers(after);
      this.#sendTable(after);
    }
    if (after.progress !== before.progress) this.#sendFrames(before, after);
    this.#announcePresence();
  }

  /** The page of a seat that is opened last replaces the others. */
  #admit(match: string, watcher: Watcher, viewer: Viewer): void {
    for (const older of this.watchers.add(watcher, viewer)) this.#send(older, 'stepAside', { match });
  }

  #noteOpened(viewer: Viewer): void {
    if (viewer === 'spectator') return;
    this.#opened.set(viewer, Math.max(this.#context.serverClock.now(), 1 + (this.#remote.lastOpened(viewer) ?? 0)));
  }

  #announcePresence(): void {
    const seats = this.presentSeats;
    const presence = JSON.stringify(seats);
    if (presence === this.#published) return;
    this.#published = presence;
    this.#publishPresence(seats);
  }

  #changePresence(state: MatchState, change: () => void): void {
    const present = () => state.match.seats.map((_, seat) => this.isPresent(seat));
    const before = present();
    change();
    const after = present();
    for (const [seat, wasPresent] of before.entries()) if (wasPresent && !after[seat]) this.#presence.noteGone(seat);
    if (after.join() !== before.join()) this.#sendTable(state);
    this.#announcePresence();
  }

  #sendFrames({ progress: old }: MatchState, after: MatchState): void {
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

  /** Updates the watchers who gained or lost a seat. */
  #updateViewers(state: MatchState): void {
    const { match, progress } = state;
    const moved = this.watchers.all().filter(([watcher, old]) => viewerFor(match, watcher) !== old);
    // All leave first: a page that lost its seat is not asked to step aside for the one that got it.
    for (const [watcher] of moved) this.watchers.remove(watcher);
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

  #sendTable(state: MatchState, except?: Watcher): void {
    for (const [watcher] of this.watchers.all()) {
      if (watcher !== except) this.#send(watcher, 'table', this.tableFor(state, watcher));
    }
  }

  /** A page that cannot be sent to is removed; the others are served. */
  #send<K extends ServedKind>(watcher: Watcher, kind: K, what: Served<K>): void {
    try {
      watcher.send(kind, what);
    } catch (error) {
      this.watchers.remove(watcher);
      this.#context.faults.report('An update could not be sent to a page', { kind }, error);
    }
  }

  #clocks({ clocks }: MatchState): SeatClock[] {
    return shownClocks(clocks, this.#context.serverClock.now());
  }
}

/** In a room people see whether the television is connected. */
const isTvOf = ({ match }: MatchState, { screen }: Watcher): boolean =>
  match.evening !== undefined && screen !== undefined;
