// What goes wrong by itself: lines are cut, nodes die, stand still, lose each other or the database, and clocks jump.
import type { Client } from './client.ts';
import type { SimulationParts } from './connection.ts';
import type { Node } from './node.ts';

export class FaultInjector {
  crashes = 0;
  readonly #parts: SimulationParts;
  readonly #nodes: readonly Node[];
  readonly #clients: readonly Client[];
  #areOver = false;

  constructor(parts: SimulationParts, nodes: readonly Node[], clients: readonly Client[]) {
    this.#parts = parts;
    this.#nodes = nodes;
    this.#clients = clients;
  }

  begin(): void {
    const { cutEvery, crashEvery, partitionEvery, freezeEvery, clockJumpEvery } = this.#parts.faultPlan.rates;
    this.#repeat(cutEvery, () => this.#oneOf(this.#clients).cutLine());
    this.#repeat(crashEvery, () => this.#crash(this.#oneOf(this.#nodes)));
    this.#repeat(partitionEvery, () => this.#partition(this.#oneOf(this.#nodes)));
    this.#repeat(freezeEvery, () => this.#freeze(this.#oneOf(this.#nodes)));
    this.#repeat(clockJumpEvery, () =>
      this.#oneOf(this.#nodes).jump(this.#below(LONGEST_JUMP) * (this.#below(2) === 0 ? 1 : -1)),
    );
  }

  /** Everything works from now on; lines that have lost something are cut. */
  end(cutsLines: boolean): void {
    this.#areOver = true;
    this.#parts.faultPlan.clear();
    this.#parts.scheduler.note('the sky is clear');
    for (const node of this.#nodes) {
      node.boot();
      node.life?.thaw();
      heal(node);
    }
    if (cutsLines) for (const client of this.#clients) client.cutLine();
  }

  #crash(node: Node): void {
    if (!node.crash()) return;
    this.crashes++;
    this.#later(this.#below(this.#below(3) === 0 ? LONG_OUTAGE : OUTAGE), () => node.boot());
  }

  #partition(node: Node): void {
    const { life } = node;
    if (life === undefined) return;
    const isDeaf = this.#below(2) === 0;
    this.#parts.scheduler.note(`${life.name} is ${isDeaf ? 'deaf' : 'cut off'}`);
    if (isDeaf) life.isDeaf = true;
    else life.isCutOff = true;
    this.#later(this.#below(LONG_OUTAGE), () => heal(node));
  }

  #freeze({ life }: Node): void {
    if (life === undefined) return;
    this.#parts.scheduler.note(`${life.name} stands still`);
    life.freeze();
    this.#later(this.#below(LONG_OUTAGE), () => {
      this.#parts.scheduler.note(`${life.name} goes on`);
      life.thaw();
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
      if (!this.#areOver) action();
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

function heal({ life }: Node): void {
  if (life === undefined) return;
  life.isDeaf = false;
  life.isCutOff = false;
}
