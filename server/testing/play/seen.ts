// What a client keeps of a match: the newest frame, and all events in order.
import type { Viewer } from '@omerta/kernel';
import type { Frame } from '@omerta/protocol';

export class Seen {
  frame: Frame | undefined;
  events: object[] = [];
  /** How often a frame came without the events since the last one. */
  gaps = 0;
  #isComplete = true;

  get viewer(): Viewer | undefined {
    return this.frame?.viewer;
  }

  /** Whether `events` holds everything from the start. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Older and repeated frames change nothing. */
  adopt(frame: Frame): void {
    if (this.frame !== undefined && frame.viewer !== this.frame.viewer) this.#reset();
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
    else if (frame.since < known) throw new Error(`Version ${known} is sent again since ${frame.since}`);
    else this.#take(frame);
    this.frame = frame;
  }

  /** The log of the server, at the version of the newest frame. */
  replaceLog(events: readonly object[]): void {
    this.events = [...events];
    this.#isComplete = true;
  }

  /** Another viewer: nothing from before is valid. */
  #reset(): void {
    this.frame = undefined;
    this.events = [];
  }

  #take({ undone, events }: Frame): void {
    this.events.splice(this.events.length - undone, undone);
    this.events.push(...events);
  }
}
