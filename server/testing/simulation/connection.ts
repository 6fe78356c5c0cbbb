// A connection between a page and a node. A reliable one keeps the order and loses nothing until it is cut; any other may
// lose, duplicate and reorder messages. Each end notices a cut some time later.
import type { ClientMessageKind, Reply, Served, ServedKind } from '@omerta/protocol';
import type { SocketPerson } from '../../src/socket/page.ts';
import type { FaultPlan } from './faultPlan.ts';
import type { Node, ServedPage } from './node.ts';
import type { Scheduler } from './scheduler.ts';

export interface SimulationParts {
  readonly scheduler: Scheduler;
  readonly faultPlan: FaultPlan;
}

/** The page's end. */
export interface ConnectionEnd {
  readonly name: string;
  readonly person: SocketPerson | undefined;
  opened(): void;
  cut(): void;
  /** Everything that arrives, as text. */
  bytes(text: string): void;
  served<K extends ServedKind>(kind: K, read: () => Served<K>): void;
}

interface Direction {
  lastArrival: number;
  isClosed: boolean;
}

export class Connection {
  readonly isReliable: boolean;
  readonly #parts: SimulationParts;
  readonly #end: ConnectionEnd;
  readonly #toServer: Direction = { lastArrival: 0, isClosed: false };
  readonly #toPage: Direction = { lastArrival: 0, isClosed: false };
  readonly #unanswered = new Map<number, (reply: never) => void>();
  #page: ServedPage | undefined;
  #isCut = false;
  #asked = 0;

  constructor(parts: SimulationParts, node: Node, end: ConnectionEnd) {
    this.#parts = parts;
    this.#end = end;
    this.isReliable = parts.faultPlan.rates.reliableConnections;
    const { scheduler, faultPlan } = parts;
    scheduler.after(1 + faultPlan.below(100), () => this.#connect(node));
  }

  ask<K extends ClientMessageKind>(kind: K, message: object, answered: (reply: Reply<K>) => void): void {
    const number = ++this.#asked;
    const text = JSON.stringify(message);
    this.#unanswered.set(number, answered);
    this.#carry(this.#toServer, () => {
      this.#parts.scheduler.note(`${this.#end.name} asks ${kind} ${text}`);
      this.#page!.receive(kind, JSON.parse(text), reply => this.#answer(number, JSON.stringify(reply)));
    });
  }

  /** Each end notices it when it misses the other. */
  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#serverNotices(this.#noticeDelay());
    this.#pageNotices(this.#noticeDelay());
  }

  /** The page hangs up and receives nothing more. */
  shut(): void {
    this.#toPage.isClosed = true;
    if (this.#isCut) return;
    this.#isCut = true;
    this.#serverNotices(this.#noticeDelay());
  }

  #connect(node: Node): void {
    const { scheduler, faultPlan } = this.#parts;
    if (this.#isCut) return;
    this.#page = node.welcome(
      this.#end.person,
      (kind, what) => this.#serve(kind, JSON.stringify(what)),
      () => this.#serverCloses(),
    );
    if (this.#page === undefined) {
      this.#isCut = true;
      this.#pageNotices(faultPlan.below(SOON));
      return;
    }
    scheduler.after(1 + faultPlan.below(100), () => {
      if (!this.#toPage.isClosed && !this.#isCut) this.#end.opened();
    });
  }

  #serve(kind: ServedKind, text: string): void {
    this.#carry(this.#toPage, () => {
      this.#parts.scheduler.note(`${this.#end.name} is sent ${kind} ${text}`);
      this.#end.bytes(text);
      this.#end.served(kind, () => JSON.parse(text));
    });
  }

  #answer(number: number, text: string): void {
    this.#carry(this.#toPage, () => {
      const answered = this.#unanswered.get(number);
      this.#end.bytes(text);
      if (answered === undefined) return;
      this.#unanswered.delete(number);
      this.#parts.scheduler.note(`${this.#end.name} is answered ${text.slice(0, 80)}`);
      answered(JSON.parse(text) as never);
    });
  }

  #carry(direction: Direction, deliver: () => void): void {
    if (this.#isCut) return;
    const { scheduler, faultPlan } = this.#parts;
    for (const time of faultPlan.message()) {
      const at = this.isReliable ? Math.max(scheduler.now + time, direction.lastArrival) : scheduler.now + time;
      direction.lastArrival = at;
      scheduler.after(at - scheduler.now, () => {
        if (!direction.isClosed) deliver();
      });
    }
  }

  #serverCloses(): void {
    this.#toServer.isClosed = true;
    this.#page?.close();
    if (this.#isCut) return;
    this.#isCut = true;
    this.#pageNotices(this.#noticeDelay());
  }

  #serverNotices(time: number): void {
    this.#parts.scheduler.after(time, () => {
      this.#toServer.isClosed = true;
      this.#page?.close();
    });
  }

  #pageNotices(time: number): void {
    this.#parts.scheduler.after(time, () => {
      if (this.#toPage.isClosed) return;
      this.#toPage.isClosed = true;
      this.#parts.scheduler.note(`${this.#end.name} is cut off`);
      this.#end.cut();
    });
  }

  /** At once, or when two pings in a row were missed. */
  #noticeDelay(): number {
    const { faultPlan } = this.#parts;
    return faultPlan.below(faultPlan.below(3) === 0 ? TWO_PINGS : SOON);
  }
}

const SOON = 300;
const TWO_PINGS = 40_000;
