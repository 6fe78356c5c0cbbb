import type { ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults.ts';
import { sessionOf, type Visitor } from '../people/visitor.ts';

const HEARTBEAT = 20_000;
const MOST_BUFFERED = 1024 * 1024;
const END_TIMEOUT = 2_000; // milliseconds for the client to read the rest when the stream ends
const CHECK_EVERY = 5 * 60_000;

export interface StreamsParts {
  readonly clock: Clock;
  readonly faults: Faults;
  /** Whether the visitor's session is still valid: checked when a stream begins, and regularly. */
  isSessionValid(visitor: Visitor): Promise<boolean>;
  readonly endTimeout?: number;
}

/** One open event stream. */
export interface Stream {
  send(kind: string, id: number | undefined, data: unknown): void;
  end(): void;
}

/** All open event streams. They end with their session, and with the server. */
export class Streams {
  readonly #open = new Map<Stream, Visitor>();
  readonly #parts: StreamsParts;

  constructor(parts: StreamsParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#open.size;
  }

  /** `onEnd` is called once, when client or server ends the stream. */
  begin(response: ServerResponse, visitor: Visitor, onEnd: () => void): Stream {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // a buffering proxy would hold back frames
    });
    response.write(': hello\n\n');
    let stopChecking = () => {};
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT);
    const over = () => {
      clearInterval(heartbeat);
      stopChecking();
      if (this.#open.delete(stream)) onEnd();
    };
    const stream: Stream = {
      send: (kind, id, data) => {
        if (!this.#open.has(stream)) return; // a write after the end would throw
        const line = id === undefined ? '' : `id: ${id}\n`;
        response.write(`event: ${kind}\n${line}data: ${JSON.stringify(data)}\n\n`);
        if (response.writableLength > MOST_BUFFERED) response.destroy(); // the client does not read
      },
      end: () => {
        if (!this.#open.has(stream)) return;
        over();
        response.end();
        const timeout = setTimeout(() => response.destroy(), this.#parts.endTimeout ?? END_TIMEOUT);
        response.once('close', () => clearTimeout(timeout));
      },
    };
    response.once('close', over);
    this.#open.set(stream, visitor);
    stopChecking = this.#keepChecking(stream, visitor);
    return stream;
  }

  endSession(session: string): void {
    this.#endWhere(visitor => sessionOf(visitor) === session);
  }

  endSessionsOf(person: string): void {
    this.#endWhere(visitor => visitor.person.id === person);
  }

  endAll(): void {
    this.#endWhere(() => true);
  }

  /** At once, because the session may have ended before the stream began; and regularly: it may end at another node. */
  #keepChecking(stream: Stream, visitor: Visitor): () => void {
    const { clock, faults, isSessionValid } = this.#parts;
    let cancel = () => {};
    const check = async () => {
      try {
        if (!(await isSessionValid(visitor))) stream.end();
      } catch (error) {
        faults.report('A session could not be checked', {}, error);
      }
      if (this.#open.has(stream)) cancel = clock.after(CHECK_EVERY, () => void check());
    };
    void check();
    return () => cancel();
  }

  #endWhere(isOver: (visitor: Visitor) => boolean): void {
    for (const [stream, visitor] of this.#open) if (isOver(visitor)) stream.end();
  }
}
