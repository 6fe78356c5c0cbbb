// A page of one viewer as the client keeps it: the newest frame, and all the events in their order.
import type { Viewer } from '@omerta/kernel';
import type { Frame } from '@omerta/protocol';

export class Seen {
  frame: Frame | undefined;
  events: object[] = [];
  /** How often too much had happened meanwhile. */
  gaps = 0;
  #isComplete = true;

  get viewer(): Viewer | undefined {
    return this.frame?.viewer;
  }

  /** Whether `events` is everything from the beginning. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Older frames, and those seen already, change nothing. */
  adopt(frame: Frame): void {
    if (this.frame !== undefined && frame.viewer !== this.frame.viewer) this.#begin();
    const known = this.frame?.version ?? 0;
    if (frame.version < known) return;
    if (frame.version === known && this.frame !== undefined) {
      if (JSON.stringify(frame.view) !== JSON.stringify(this.frame.view))
        throw new Error(`Two views of version ${known}`);
      return;
    }
    if (frame.since === undefined) {
      this.gaps++;
      this.#isComplete = false;
    } else if (frame.since > known)
      throw new Error(`Version ${known} is followed by ${frame.version} since ${frame.since}`);
    else if (frame.since < known) throw new Error(`Version ${known} is told again since ${frame.since}`);
    else this.#take(frame);
    this.frame = frame;
  }

  /** The log as the server tells it, at the version of the newest frame. */
  replaceLog(events: readonly object[]): void {
    this.events = [...events];
    this.#isComplete = true;
  }

  /** Somebody else's eyes: nothing from before holds. */
  #begin(): void {
    this.frame = undefined;
    this.events = [];
  }

  #take({ undone, events }: Frame): void {
    this.events.splice(this.events.length - undone, undone);
    this.events.push(...events);
  }
}
