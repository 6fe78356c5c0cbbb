// Cuts connections, crashes and freezes nodes, partitions them from each other or from the database, and moves clocks.
import type { Client } from './client.ts';
import type { SimulationParts } from './connection.ts';
import type { Node } from './node.ts';

export class FaultInjector {
  crashes = 0;
  readonly #parts: SimulationParts;
  readonly #nodes: readonly Node[];
  readonly #clients: readonly Client[];
  #isStopped = false;

  constructor(parts: SimulationParts, nodes: readonly Node[], clients: readonly Client[]) {
    this.#parts = parts;
    this.#nodes = nodes;
    this.#clients = clients;
  }

  start(): void {
    const { cutEvery, crashEvery, partitionEvery, freezeEvery, clockJumpEvery } = this.#parts.faultPlan.rates;
    this.#repeat(cutEvery, () => this.#oneOf(this.#clients).cutConnection());
    this.#repeat(crashEvery, () => this.#crash(this.#oneOf(this.#nodes)));
    this.#repeat(partitionEvery, () => this.#partition(this.#oneOf(this.#nodes)));
    this.#repeat(freezeEvery, () => this.#freeze(this.#oneOf(this.#nodes)));
    this.#repeat(clockJumpEvery, () =>
      this.#oneOf(this.#nodes).jump(this.#below(LONGEST_JUMP) * (this.#below(2) === 0 ? 1 : -1)),
    );
  }

  /** No faults from now on. `cutsConnections`: those that may have lost a message are cut. */
  stop(cutsConnections: boolean): void {
    this.#isStopped = true;
    this.#parts.faultPlan.stop();
    this.#parts.scheduler.note('faults stop');
    for (const node of this.#nodes) {
      node.boot();
      node.running?.thaw();
      heal(node);
    }
    if (cutsConnections) for (const client of this.#clients) client.cutConnection();
  }

  #crash(node: Node): void {
    if (!node.crash()) return;
    this.crashes++;
    this.#later(this.#below(this.#below(3) === 0 ? LONG_OUTAGE : OUTAGE), () => node.boot());
  }

  #partition(node: Node): void {
    const { running } = node;
    if (running === undefined) return;
    const missesNotifications = this.#below(2) === 0;
    this.#parts.scheduler.note(`${running.name} ${missesNotifications ? 'misses notifications' : 'has no database'}`);
    if (missesNotifications) running.missesNotifications = true;
    else running.hasNoDatabase = true;
    this.#later(this.#below(LONG_OUTAGE), () => heal(node));
  }

  #freeze({ running }: Node): void {
    if (running === undefined) return;
    this.#parts.scheduler.note(`${running.name} freezes`);
    running.freeze();
    this.#later(this.#below(LONG_OUTAGE), () => {
      this.#parts.scheduler.note(`${running.name} thaws`);
      running.thaw();
    });
  }

  #repeat(every: number, action: () => void): void {
    if (every === 0) return;
    this.#later(1 + this.#below(2 * every), () => {
      action();
      this.#repeat(every, action);
    });
  }

  #later(milliseconds: number, action: () => void): void {
    this.#parts.scheduler.after(milliseconds, () => {
      if (!this.#isStopped) action();
    });
  }

  #oneOf<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]!;
  }

  #below(most: number): number {
    return this.#parts.faultPlan.below(most);
  }
}

const OUTAGE = 2_000;
const LONG_OUTAGE = 40_000;
const LONGEST_JUMP = 2_000_000;

function heal({ running }: Node): void {
  if (running === undefined) return;
  running.missesNotifications = false;
  running.hasNoDatabase = false;
}
