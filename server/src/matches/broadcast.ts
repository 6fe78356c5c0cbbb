import type { Viewer } from '@omerta/kernel';
import { frameFor, versionOf } from '@omerta/match';
import type { Frame, Refused, SeatClock, Served, ServedKind, TableInfo } from '@omerta/protocol';
import { shownClocks } from './clocks.ts';
import type { Standing } from './matchState.ts';
import { Elsewhere, type PresentSeats } from './remotePresence.ts';
import type { House } from './serverContext.ts';
import { tableInfo, viewerFor } from './tableInfo.ts';
import { type Watcher, Watchers } from './watchers.ts';

export interface FirstLook {
  readonly ok: true;
  readonly table: TableInfo;
  readonly frame?: Frame;
}

export interface OtherNode {
  readonly node: string;
  readonly isBefore: boolean; // in an order all nodes agree on: for pages opened in the same millisecond
}

/** Shows a match to those who look on: each what its viewer may see, when that has changed. */
export class Telling {
  readonly watchers = new Watchers();
  readonly #elsewhere = new Elsewhere();
  readonly #opened = new Map<number, number>(); // by seat: when its page here was opened
  readonly #house: Pick<House, 'clock' | 'time' | 'faults'>;
  readonly #tellPresent: (seats: PresentSeats) => void;
  #told = '[]';

  /** `tellPresent` is called whenever other players come or go here. */
  constructor(house: Pick<House, 'clock' | 'time' | 'faults'>, tellPresent: (seats: PresentSeats) => void) {
    this.#house = house;
    this.#tellPresent = tellPresent;
  }

  /** The seats with a page here. */
  get presentSeats(): PresentSeats {
    const seats = new Set(this.watchers.all().flatMap(([, viewer]) => (viewer === 'spectator' ? [] : [viewer])));
    return [...seats].map(seat => [seat, this.#opened.get(seat) ?? 0]);
  }

  /** Somebody begins to look, or looks again; `since` is the last version that page has seen. */
  watch(standing: Standing, watcher: Watcher, since: number | undefined): FirstLook | Refused {
    const { match, progress } = standing;
    const viewer = viewerFor(match, watcher);
    if (viewer === undefined) return { ok: false, code: 'spectatorsOff' };
    const isNew = this.watchers.viewerOf(watcher) !== viewer;
    this.#admit(match.id, watcher, viewer);
    if (isNew) this.#noteOpened(viewer);
    this.#announce();
    if (isNew && viewer !== 'spectator') this.#showTable(standing, watcher);
    const frame = progress && frameFor(match.id, progress, viewer, this.#clocks(standing), since);
    return { ok: true, table: this.#tableFor(standing, watcher), ...(frame === undefined ? {} : { frame }) };
  }

  leave(standing: Standing, watcher: Watcher): void {
    const viewer = this.watchers.viewerOf(watcher);
    if (this.watchers.remove(watcher) && viewer !== 'spectator') this.#showTable(standing);
    this.#announce();
  }

  /** Here or at another node. */
  isPresent(seat: number): boolean {
    return this.watchers.at(seat).length > 0 || this.#elsewhere.isPresent(seat);
  }

  /** Another node tells who looks on there. A seat has one page: the one that was opened last. */
  hear(standing: Standing, from: OtherNode, seats: PresentSeats): void {
    this.#changePresence(standing, () => {
      this.#elsewhere.hear(from.node, seats, this.#house.clock.passed());
      for (const [seat, since] of seats) {
        const ours = this.#opened.get(seat) ?? 0;
        if (ours > since || (ours === since && from.isBefore)) continue;
        for (const older of this.watchers.at(seat)) {
          this.watchers.remove(older);
          this.#send(older, 'stepAside', { match: standing.match.id });
        }
      }
    });
  }

  forgetSilentNodes(standing: Standing): void {
    this.#changePresence(standing, () => this.#elsewhere.forgetSilent(this.#house.clock.passed()));
  }

  /** What has changed from one standing to the next. */
  show(before: Standing, after: Standing): void {
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
    this.#opened.set(viewer, Math.max(this.#house.time.now(), 1 + (this.#elsewhere.latest(viewer) ?? 0)));
  }

  #announce(): void {
    const seats = this.presentSeats;
    const saying = JSON.stringify(seats);
    if (saying === this.#told) return;
    this.#told = saying;
    this.#tellPresent(seats);
  }

  #changePresence(standing: Standing, change: () => void): void {
    const present = () => standing.match.seats.map((_, seat) => this.isPresent(seat)).join();
    const before = present();
    change();
    if (present() !== before) this.#showTable(standing);
    this.#announce();
  }

  #showFrames({ progress: old }: Standing, after: Standing): void {
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
  #seatAnew(standing: Standing): void {
    const { match, progress } = standing;
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
        this.#send(watcher, 'frame', frameFor(match.id, progress, viewer, this.#clocks(standing), undefined));
      }
    }
  }

  #showTable(standing: Standing, except?: Watcher): void {
    for (const [watcher] of this.watchers.all()) {
      if (watcher !== except) this.#send(watcher, 'table', this.#tableFor(standing, watcher));
    }
  }

  /** A page that cannot be told anything is told nothing more; the others hear everything. */
  #send<K extends ServedKind>(watcher: Watcher, kind: K, what: Served<K>): void {
    try {
      watcher.send(kind, what);
    } catch (error) {
      this.watchers.remove(watcher);
      this.#house.faults.report('A page could not be told', { kind }, error);
    }
  }

  #tableFor(standing: Standing, watcher: Watcher): TableInfo {
    const { match, isFrozen } = standing;
    return tableInfo(match, watcher, seat => this.isPresent(seat), this.#clocks(standing), isFrozen);
  }

  #clocks({ clocks }: Standing): SeatClock[] {
    return shownClocks(clocks, this.#house.time.now());
  }
}
