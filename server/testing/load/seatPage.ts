// The page of one seat, as cheap as possible: frames are parsed only when needed.
import { canonicalJson } from '@omerta/kernel';
import type { ClientMessage, ClientMessageKind, Frame, Reply } from '@omerta/protocol';
import { RawSocket } from './rawSocket.ts';

export class SeatPage {
  /** Number of new frames. */
  views = 0;
  /** Versions it should have been sent and was not. */
  readonly missed: string[] = [];
  onView: () => void = () => {};
  onCut: () => void = () => {};
  readonly #address: string;
  readonly #match: string;
  readonly #cookie: string | undefined;
  #socket: RawSocket | undefined;
  #version: number | undefined;
  #body: Buffer | undefined;
  #frame: Frame | undefined;
  #events: object[] | undefined; // all events it was sent, where it records them
  #bytes = 0; // of older connections
  readonly #waiting = new Set<(error: Error) => void>(); // for answers

  constructor(address: string, match: string, cookie: string | undefined) {
    this.#address = address;
    this.#match = match;
    this.#cookie = cookie;
  }

  get isOpen(): boolean {
    return this.#socket !== undefined;
  }

  get version(): number {
    return this.#version ?? 0;
  }

  get bytes(): number {
    return this.#bytes + (this.#socket?.bytes ?? 0);
  }

  /** The newest, undefined before the first. */
  get frame(): Frame | undefined {
    if (this.#frame === undefined && this.#body !== undefined) this.#frame = JSON.parse(this.#body.toString());
    return this.#frame;
  }

  /** Connects and watches from the version it saw last. Rejects where it may not, or the connection is lost. */
  async open(): Promise<void> {
    const socket = await RawSocket.open(this.#address, this.#cookie, {
      served: (kind, body) => kind === 'frame' && this.#adopt(body),
      cut: () => this.#disconnected(),
    });
    this.#socket = socket;
    const since = this.#version === undefined ? {} : { since: this.#version };
    const { ok } = await this.#ask('watch', { match: this.#match, ...since }, look => {
      if (look.ok && look.frame !== undefined) this.#adoptFirst(look.frame);
    });
    if (!ok) throw new Error('May not watch');
  }

  /** From now on it records events, to be compared with the log. */
  async remember(): Promise<void> {
    const log = await this.#ask('log', { match: this.#match });
    if (!log.ok) throw new Error(`${this.#match}: there is no log: ${log.code}`);
    this.#events = log.events;
  }

  /** Watches once more; returns what it had missed, or that it is no longer connected. */
  async behind(): Promise<string | undefined> {
    if (!this.isOpen) return `${this.#match}: a page was cut off and did not reconnect`;
    let known = 0;
    const look = await this.#ask('watch', { match: this.#match, since: this.version }, () => {
      known = this.version; // frames under way arrive before the answer
    });
    const version = look.ok ? look.frame?.version : undefined;
    if (version !== known) return `${this.#match}: version ${known} was sent, ${version} is current`;
    return this.missed[0] ?? this.#missingEvents();
  }

  /** Compares the recorded events with the log. */
  async #missingEvents(): Promise<string | undefined> {
    if (this.#events === undefined) return undefined;
    const log = await this.#ask('log', { match: this.#match });
    if (!log.ok) return `${this.#match}: there is no log: ${log.code}`;
    if (canonicalJson(log.events) === canonicalJson(this.#events)) return undefined;
    return `${this.#match}: it was sent ${this.#events.length} events, the log has ${log.events.length}, or others`;
  }

  /** Without waiting for the answer. */
  askChat(): void {
    this.#socket?.ask('chat', { match: this.#match }, () => {});
  }

  /** Rejects where the connection is lost before the answer. `onReply` runs before any later message is handled. */
  #ask<K extends ClientMessageKind>(
    kind: K,
    message: ClientMessage<K>,
    onReply: (reply: Reply<K>) => void = () => {},
  ): Promise<Reply<K>> {
    const socket = this.#socket;
    return new Promise((resolve, reject) => {
      if (socket === undefined) return reject(new Error('cut'));
      this.#waiting.add(reject);
      socket.ask(kind, message, said => {
        const reply = said as Reply<K>; // what the server answers to this kind
        this.#waiting.delete(reject);
        onReply(reply);
        resolve(reply);
      });
    });
  }

  choose(decision: number, command: string, text: string): Promise<Reply<'command'>> {
    return this.#ask('command', { match: this.#match, decision, command, text });
  }

  stopReading(): void {
    this.#socket?.stopReading();
  }

  cut(): void {
    this.#socket?.cut();
    this.#disconnected();
  }

  #disconnected(): void {
    if (this.#socket === undefined) return;
    this.#bytes += this.#socket.bytes;
    this.#socket = undefined;
    for (const reject of this.#waiting) reject(new Error('cut'));
    this.#waiting.clear();
    this.onCut();
  }

  /** The first frame on a new connection. */
  #adoptFirst(frame: Frame): void {
    if (frame.version > this.version) {
      this.#follow(frame.version, this.#version === undefined ? 0 : frame.since);
      this.#learn(frame);
    }
    if (frame.version < this.version) this.missed.push(`${this.#match}: back from ${this.version} to ${frame.version}`);
    this.#body = undefined;
    this.#frame = frame;
  }

  #adopt(body: Buffer): void {
    const { version, since } = countsIn(body);
    if (version <= this.version) return;
    this.#follow(version, since);
    this.#body = body;
    this.#frame = undefined;
    if (this.#events !== undefined) this.#learn(this.frame!);
    this.onView();
  }

  #learn({ undone, events }: Frame): void {
    this.#events?.splice(this.#events.length - undone, undone, ...events);
  }

  #follow(version: number, since: number | undefined): void {
    if (since !== this.version) this.missed.push(`${this.#match}: ${version} since ${since} after ${this.version}`);
    this.#version = version;
    this.views += 1;
  }
}

/** Both stand at the start of a frame. */
function countsIn(body: Buffer): { readonly version: number; readonly since: number | undefined } {
  const [, version, since] = HEAD.exec(body.toString('latin1', 0, LONGEST_HEAD)) ?? [];
  if (version === undefined) throw new Error(`A frame begins with ${body.toString('latin1', 0, LONGEST_HEAD)}`);
  return { version: Number(version), since: since === undefined ? undefined : Number(since) };
}

const HEAD = /"version":(\d+)(?:,"since":(\d+))?/;
const LONGEST_HEAD = 160;
