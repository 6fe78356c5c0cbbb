/** A node from one boot to the next crash. */
export class NodeProcess {
  readonly name: string;
  isAlive = true;
  /** Partitioned from the database. */
  hasNoDatabase = false;
  /** Receives no notifications of the other nodes. */
  missesNotifications = false;
  readonly #missed: (() => void)[] = [];
  #isFrozen = false;

  constructor(name: string) {
    this.name = name;
  }

  /** Delivers an event to the node: never after a crash, and not while it is frozen. */
  reach(action: () => void): void {
    if (!this.isAlive) return;
    if (this.#isFrozen) this.#missed.push(action);
    else action();
  }

  /** The process is stopped, or its machine sleeps. Its clock keeps running. */
  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const action of this.#missed.splice(0)) this.reach(action);
  }
}
