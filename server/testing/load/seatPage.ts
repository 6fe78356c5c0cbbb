// The page of one seat, as cheap as a page can be: what it is shown is read when it is needed.
import { canonicalJson } from '@omerta/kernel';
import type { ClientMessage, ClientMessageKind, Frame, Reply } from '@omerta/protocol';
import { RawSocket } from './rawSocket.ts';

export class SeatPage {
  /** Times it was shown something new. */
  views = 0;
  /** What it should have been told and was not, by the versions of its frames. */
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
  #story: object[] | undefined; // all it was told has happened, where it remembers
  #bytes = 0; // of older lines
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

  /** Connects and looks on, from where it saw the game last. Rejects where it may not, or the line is cut. */
  async open(): Promise<void> {
    const socket = await RawSocket.open(this.#address, this.#cookie, {
      served: (kind, body) => kind === 'frame' && this.#shown(body),
      cut: () => this.#gone(),
    });
    this.#socket = socket;
    const since = this.#version === undefined ? {} : { since: this.#version };
    const { ok } = await this.#ask('watch', { match: this.#match, ...since }, look => {
      if (look.ok && look.frame !== undefined) this.#looked(look.frame);
    });
    if (!ok) throw new Error('May not look on');
  }

  /** From now on it keeps what it is told, to be compared with the log. */
  async remember(): Promise<void> {
    const log = await this.#ask('log', { match: this.#match });
    if (!log.ok) throw new Error(`${this.#match}: the log is not told: ${log.code}`);
    this.#story = log.events;
  }

  /** Looks once more; says so where it had not been shown everything, or does not look on any more. */
  async behind(): Promise<string | undefined> {
    if (!this.isOpen) return `${this.#match}: a page was cut off and did not come back`;
    let known = 0;
    const look = await this.#ask('watch', { match: this.#match, since: this.version }, () => {
      known = this.version; // what was on its way has come before the answer
    });
    const version = look.ok ? look.frame?.version : undefined;
    if (version !== known) return `${this.#match}: ${known} was shown, ${version} is there`;
    return this.missed[0] ?? this.#untold();
  }

  /** What the log tells this seat is what it was told. */
  async #untold(): Promise<string | undefined> {
    if (this.#story === undefined) return undefined;
    const log = await this.#ask('log', { match: this.#match });
    if (!log.ok) return `${this.#match}: the log is not told: ${log.code}`;
    if (canonicalJson(log.events) === canonicalJson(this.#story)) return undefined;
    return `${this.#match}: it was told ${this.#story.length} events, the log tells ${log.events.length}, or others`;
  }

  /** Nobody waits for the answer. */
  askChat(): void {
    this.#socket?.ask('chat', { match: this.#match }, () => {});
  }

  /** Rejects where the line is cut before it is answered. `atOnce` hears the reply before whatever comes behind it. */
  #ask<K extends ClientMessageKind>(
    kind: K,
    message: ClientMessage<K>,
    atOnce: (reply: Reply<K>) => void = () => {},
  ): Promise<Reply<K>> {
    const socket = this.#socket;
    return new Promise((resolve, reject) => {
      if (socket === undefined) return reject(new Error('cut'));
      this.#waiting.add(reject);
      socket.ask(kind, message, said => {
        const reply = said as Reply<K>; // what the server answers to this kind
        this.#waiting.delete(reject);
        atOnce(reply);
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
    this.#gone();
  }

  #gone(): void {
    if (this.#socket === undefined) return;
    this.#bytes += this.#socket.bytes;
    this.#socket = undefined;
    for (const reject of this.#waiting) reject(new Error('cut'));
    this.#waiting.clear();
    this.onCut();
  }

  /** The first look on a new line. */
  #looked(frame: Frame): void {
    if (frame.version > this.version) {
      this.#follow(frame.version, this.#version === undefined ? 0 : frame.since);
      this.#learn(frame);
    }
    if (frame.version < this.version) this.missed.push(`${this.#match}: back from ${this.version} to ${frame.version}`);
    this.#body = undefined;
    this.#frame = frame;
  }

  #shown(body: Buffer): void {
    const { version, since } = countsIn(body);
    if (version <= this.version) return;
    this.#follow(version, since);
    this.#body = body;
    this.#frame = undefined;
    if (this.#story !== undefined) this.#learn(this.frame!);
    this.onView();
  }

  #learn({ undone, events }: Frame): void {
    this.#story?.splice(this.#story.length - undone, undone, ...events);
  }

  #follow(version: number, since: number | undefined): void {
    if (since !== this.version) this.missed.push(`${this.#match}: ${version} since ${since} after ${this.version}`);
    this.#version = version;
    this.views += 1;
  }
}

/** They come first in a frame. */
function countsIn(body: Buffer): { readonly version: number; readonly since: number | undefined } {
  const [, version, since] = HEAD.exec(body.toString('latin1', 0, LONGEST_HEAD)) ?? [];
  if (version === undefined) throw new Error(`A frame begins with ${body.toString('latin1', 0, LONGEST_HEAD)}`);
  return { version: Number(version), since: since === undefined ? undefined : Number(since) };
}

const HEAD = /"version":(\d+)(?:,"since":(\d+))?/;
const LONGEST_HEAD = 160;
