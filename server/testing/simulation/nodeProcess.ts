/** One life of a node. */
export class NodeProcess {
  readonly name: string;
  isAlive = true;
  /** Cut off from the database. */
  isCutOff = false;
  /** Hears nothing from the other nodes. */
  isDeaf = false;
  readonly #missed: (() => void)[] = [];
  #standsStill = false;

  constructor(name: string) {
    this.name = name;
  }

  /** Whatever comes to the node: not after its death, and not while it stands still. */
  reach(action: () => void): void {
    if (!this.isAlive) return;
    if (this.#standsStill) this.#missed.push(action);
    else action();
  }

  /** The process is stopped, or its machine sleeps. Its clock goes on. */
  freeze(): void {
    this.#standsStill = true;
  }

  thaw(): void {
    this.#standsStill = false;
    for (const action of this.#missed.splice(0)) this.reach(action);
  }
}
