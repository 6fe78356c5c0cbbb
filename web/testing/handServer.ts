// A server for one seat that a test works by hand, the line to it, and time that passes when it is told to.
import type { ClientMessage, ClientMessageKind, Frame, Reply, TableInfo } from '@omerta/protocol';
import type { Connection, ConnectionListener } from '../src/net/connection.ts';
import type { WallClock } from '../src/net/wallClock.ts';

export const MATCH = 'aaaaaaaaaaaaaaaa';

/** Time that passes when it is told to. */
export class TestClock implements WallClock {
  time = 0;
  #calls: { at: number; call: () => void }[] = [];
  now = () => this.time;
  after = (milliseconds: number, call: () => void) => {
    const entry = { at: this.time + milliseconds, call };
    this.#calls.push(entry);
    return () => {
      this.#calls = this.#calls.filter(each => each !== entry);
    };
  };
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#calls = this.#calls.filter(each => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

type Asked = { kind: ClientMessageKind; message: never; answered: (reply: never) => void };

/** A server for one seat, and the line to it. Messages and answers travel when the test says so. */
export class TestServer implements Connection {
  isUp = true;
  isOpen = false;
  listener: ConnectionListener | undefined;
  readonly kept: string[] = []; // texts, in their order
  readonly lines: string[] = [];
  readonly asked: Asked[] = []; // on their way
  readonly since: (number | undefined)[] = [];
  busy = 0; // so many commands are answered with busy
  #commands = new Map<string, number>();
  #epoch = 0;

  listen(listener: ConnectionListener): void {
    this.listener = listener;
  }
  open(): void {
    if (!this.isUp) {
      this.listener?.cut();
      return;
    }
    this.isOpen = true;
    this.#epoch++;
    this.listener?.opened();
  }
  shut(): void {
    this.isOpen = false;
    this.asked.length = 0;
  }
  ask<K extends ClientMessageKind>(kind: K, message: ClientMessage<K>, answered: (reply: Reply<K>) => void): void {
    if (!this.isOpen) throw new Error('A request on a connection that is not open');
    const epoch = this.#epoch;
    const guarded = (reply: Reply<K>) => {
      if (this.isOpen && this.#epoch === epoch) answered(reply);
    };
    this.asked.push({ kind, message: message as never, answered: guarded as never });
  }

  /** The oldest message arrives and is answered, so many times. */
  deliver(times = 1): void {
    const next = this.asked.shift();
    if (next === undefined) return;
    const reply = this.#replyTo(next) as never;
    for (let time = 0; time < times; time++) next.answered(reply);
  }
  deliverAll(): void {
    while (this.asked.length > 0) this.deliver();
  }
  /** It arrives and is kept, but the line breaks before the answer. */
  deliverAndCut(): void {
    const next = this.asked.shift();
    if (next !== undefined) this.#replyTo(next);
    this.cut();
  }
  cut(): void {
    if (!this.isOpen) return;
    this.shut();
    this.listener?.cut();
  }
  get frame(): Frame {
    const version = this.kept.length + 1;
    const question = { prompt: { kind: 'turn' }, decision: this.kept.length, isChange: false, mayUndo: false };
    const rest = { match: MATCH, view: {}, waiting: [0], clocks: [], over: false, undone: 0, events: [] };
    return { ...rest, viewer: 0, version, since: version - 1, question };
  }

  #replyTo({ kind, message }: Asked): unknown {
    if (kind === 'watch') return this.#watch(message);
    if (kind === 'command') return this.#command(message);
    if (kind === 'chat') return { ok: true, lines: [] };
    if (kind === 'log') return { ok: true, version: this.frame.version, events: [] };
    if (kind === 'say') return this.lines.push((message as ClientMessage<'say'>).text) && { ok: true };
    return { ok: true };
  }
  #watch({ since }: ClientMessage<'watch'>): Reply<'watch'> {
    this.since.push(since);
    const { since: _, ...frame } = this.frame;
    return { ok: true, table: INFO, frame: since === undefined ? frame : { ...frame, since } };
  }
  #command({ decision, command, text }: ClientMessage<'command'>): Reply<'command'> {
    if (this.busy > 0) {
      this.busy--;
      return { ok: false, code: 'busy' };
    }
    const known = this.#commands.get(command);
    if (known !== undefined) return { ok: true, decision: known };
    if (decision !== this.kept.length) return { ok: false, code: 'stale' };
    this.kept.push(text);
    this.#commands.set(command, this.kept.length);
    return { ok: true, decision: this.kept.length };
  }
}

const INFO = { match: MATCH, you: { viewer: 0, isHost: true, isScreen: false } } as TableInfo; // no test looks at the rest
